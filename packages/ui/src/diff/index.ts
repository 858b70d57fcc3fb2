export { TextDiff, type TextDiffProps } from './text-diff.tsx';
