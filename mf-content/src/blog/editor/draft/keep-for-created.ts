import { valuesOf } from '@practice/ui/records';
import { type EditedPost, editedPosts } from '../../posts.ts';
import { changedTexts, isEmpty } from './draft-texts.ts';
import { localDraft } from './local-draft.ts';

/** What was typed while a new post was created waits on the device for its form. */
export function keepForCreated(userId: string, created: EditedPost, typed: Readonly<Record<string, unknown>>): void {
  const texts = changedTexts(valuesOf(editedPosts, created), typed);
  if (!isEmpty(texts)) localDraft(userId, created.id).write({ texts, baseVersion: created.version, version: null });
}
