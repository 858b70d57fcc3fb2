import { blogDraftFields } from '@practice/contracts';
import { initialValues, type RecordForm, valuesOf } from '@practice/ui/records';
import { useCallback, useEffect, useRef } from 'react';
import { type EditedPost, editedPosts } from '../../posts.ts';
import type { OtherDraft } from './draft-state.ts';
import { allTexts, changedTexts, type DraftTexts, textsOfDraft } from './draft-texts.ts';
import type { DraftSaving } from './use-draft-saver.ts';

export type PostRecordForm = RecordForm<EditedPost, keyof typeof editedPosts.fields>;

/** Follows a form: what is typed in it is saved as the post's draft, but for while `isUndecided`. */
export function useAutosave({ saver }: DraftSaving, form: PostRecordForm, isUndecided: boolean) {
  const latest = useRef({ form, isUndecided });
  latest.current = { form, isUndecided };
  const { base, form: fields } = form;

  const look = useCallback(() => {
    const { form, isUndecided } = latest.current;
    if (isUndecided) return;
    saver.typed(changedTexts(before(form.base), form.form.getValues()), form.base?.version ?? null);
  }, [saver]);

  useEffect(() => fields.subscribe({ formState: { values: true }, callback: look }), [fields, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is compared with another record.
  useEffect(look, [base, isUndecided, look]);

  function put(texts: DraftTexts): void {
    for (const field of blogDraftFields) {
      const text = texts[field];
      if (text !== undefined) fields.setValue(field, text, { shouldDirty: true });
    }
  }

  return {
    left: () => saver.left(),
    put,
    /** The draft that somebody else saved takes the place of what was typed. */
    takeTheirs(theirs: OtherDraft): void {
      const texts = textsOfDraft(theirs, before(base));
      saver.goOnFrom({ ...theirs, texts });
      put({ ...allTexts(before(base)), ...texts });
      look();
    },
    /** What was typed takes the place of the draft that somebody else saved. */
    keepMine(theirs: OtherDraft): void {
      saver.goOnFrom({ ...theirs, texts: textsOfDraft(theirs, before(base)) });
      look();
      void saver.flush();
    },
  };
}

function before(base: EditedPost | null) {
  return base ? valuesOf(editedPosts, base) : initialValues(editedPosts);
}
