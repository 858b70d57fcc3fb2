export { fitsRichText } from './document/fits-rich-text.ts';
export type { RichTextHandle } from './rich-text-editor.tsx';
export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';
