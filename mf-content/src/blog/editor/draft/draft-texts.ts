import { type BlogDraftField, blogDraftFields } from '@practice/contracts';

/** The fields that are otherwise than in the post, in the order of the form. */
export type DraftTexts = Readonly<Partial<Record<BlogDraftField, string>>>;

type Values = Readonly<Record<string, unknown>>;

/** What a form has otherwise than the post it was opened with. */
export function changedTexts(before: Values, values: Values): DraftTexts {
  return pick((field) => (textOf(values[field]) === textOf(before[field]) ? null : textOf(values[field])));
}

/** What a stored draft has otherwise than the post as it is now. */
export function textsOfDraft(draft: Values, post: Values): DraftTexts {
  return pick((field) => {
    const text = draft[field];
    return typeof text === 'string' && text !== textOf(post[field]) ? text : null;
  });
}

/** Every field that a draft can have, as a form has it. */
export function allTexts(values: Values): DraftTexts {
  return pick((field) => textOf(values[field]));
}

export function isEmpty(texts: DraftTexts): boolean {
  return Object.keys(texts).length === 0;
}

function pick(textFor: (field: BlogDraftField) => string | null): DraftTexts {
  return Object.fromEntries(
    blogDraftFields.flatMap((field) => {
      const text = textFor(field);
      return text === null ? [] : [[field, text]];
    }),
  );
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
