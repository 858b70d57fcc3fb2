import { Mark } from '@tiptap/core';

/** Raised and lowered text, as in m² and H₂O; one takes the place of the other. */
export const scriptMarks = [
  { name: 'superscript', tag: 'sup' },
  { name: 'subscript', tag: 'sub' },
].map(({ name, tag }) =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);
