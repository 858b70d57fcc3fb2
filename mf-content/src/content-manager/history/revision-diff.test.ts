import { contentPageOf } from '@practice/contracts';
import { expect, it } from 'vitest';
import { editsOf, revisionDiff } from './revision-diff.ts';
import type { Revision } from './use-revisions.ts';

const home = contentPageOf('home');
if (!home) throw new Error('There is no home page');

const revision = (texts: Record<string, string>) =>
  ({ texts: Object.entries(texts).map(([key, value]) => ({ key, value })) }) as Revision;

it('says what a revision has other than the one before, in the order of the page', () => {
  const before = revision({ hero_subtitle: 'Alt', contact_phone: '1' });
  const after = revision({ contact_phone: '2', hero_title: 'Başlık' });
  expect(revisionDiff(home, after, before).map(({ key, before: one, after: other }) => [key, one, other])).toEqual([
    ['hero_title', '', 'Başlık'],
    ['hero_subtitle', 'Alt', ''],
    ['contact_phone', '1', '2'],
  ]);
  expect(revisionDiff(home, after, undefined)).toHaveLength(2);
});

it('the edits of a revision bring the page there, and leave what is as it was', () => {
  const published = { hero_title: 'Başlık', hero_subtitle: 'Alt' };
  expect(editsOf(home, revision({ hero_title: 'Başlık', contact_phone: '1' }), published)).toEqual({
    hero_subtitle: { value: '', base: 'Alt' },
    contact_phone: { value: '1', base: '' },
  });
});

it('a text that has to be there and was not set by then is what the page showed', () => {
  const published = { hero_title: 'Küçük adımlar', contact_phone: '0282 651 00 00' };
  expect(editsOf(home, revision({}), published)).toEqual({
    hero_title: { value: 'Çocuğunuzun dünyasını birlikte anlayalım', base: 'Küçük adımlar' },
  });
});
