export { readableText } from './readable-text.ts';
export { TextDiff, type TextDiffProps } from './text-diff.tsx';
