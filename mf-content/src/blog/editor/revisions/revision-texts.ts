import { blogDraftFields } from '@practice/contracts';
import type { ChangedText } from '../../../revisions/changed-texts.tsx';
import { type EditedPost, editedPosts } from '../../posts.ts';
import type { DraftTexts } from '../draft/draft-texts.ts';

type KeyedTexts = readonly { key: string; value: string }[];

/** Every field of a version, empty where it had none. */
function allOf(texts: KeyedTexts): Record<string, string> {
  const byKey = new Map(texts.map(({ key, value }) => [key, value]));
  return Object.fromEntries(blogDraftFields.map((field) => [field, byKey.get(field) ?? '']));
}

/** What the post would say again. Its address stays: that of readers and search engines is the one of today. */
export function restoredTexts(texts: KeyedTexts): DraftTexts {
  const { slug: _, ...rest } = allOf(texts);
  return rest;
}

/** What two versions have other, in the order of the form. */
export function changedBetween(before: KeyedTexts, after: KeyedTexts): ChangedText[] {
  const [former, latter] = [allOf(before), allOf(after)];
  return blogDraftFields
    .filter((field) => former[field] !== latter[field])
    .map((key) => ({
      key,
      label: labelOf(key),
      format: key === 'content' ? 'html' : 'text',
      before: former[key] ?? '',
      after: latter[key] ?? '',
    }));
}

/** A post as it is now, in the terms of a version. */
export function textsOfPost(post: EditedPost): KeyedTexts {
  return blogDraftFields.map((key) => ({ key, value: post[key] ?? '' }));
}

export function labelOf(key: string): string {
  const fields: Readonly<Record<string, { label: string } | undefined>> = editedPosts.fields;
  return fields[key]?.label ?? key;
}
