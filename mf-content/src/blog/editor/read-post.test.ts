import { expect, it } from 'vitest';
import { readPost } from './read-post.ts';

const stored = {
  ...{ title: 'Uyku', slug: 'uyku', category: 'Genel', excerpt: '', content: '<p>a</p>', author: 'Selin' },
  ...{ featuredImage: '', featuredImageAlt: '', metaTitle: '', metaDescription: '' },
  ...{ status: 'draft', publishedAt: '2026-11-01T07:00:00.000Z', unpublishAt: '' },
};
const LATER = '2099-01-01T07:00:00.000Z';

it.each([
  ['what changed alone', { excerpt: 'Özet' }, { excerpt: 'Özet' }],
  [
    'a time to come with the status',
    { status: 'scheduled', publishedAt: LATER },
    { isPublished: true, publishedAt: LATER },
  ],
  ['no time of a draft', { publishedAt: LATER }, {}],
  ['nothing of what is as it was', {}, {}],
])('sends %s', (_, typed, input) => {
  expect(readPost({ ...stored, ...typed }, stored)).toEqual({ input });
});

it('publishes a draft with the date that the server has for it, and takes an end away', () => {
  const read = readPost({ ...stored, status: 'published' }, { ...stored, unpublishAt: LATER });
  expect(read).toEqual({ input: { isPublished: true, unpublishAt: null } });
});

it('publishes a scheduled post now', () => {
  const before = { ...stored, status: 'scheduled', publishedAt: LATER };
  const read = readPost({ ...before, status: 'published' }, before);
  expect(read).toEqual({ input: { isPublished: true, publishedAt: expect.any(String) } });
  expect(read).not.toMatchObject({ input: { publishedAt: LATER } });
});

it.each([
  ['a time that has been', { status: 'scheduled', publishedAt: '2020-01-01T07:00:00.000Z' }, 'publishedAt'],
  ['no time', { status: 'scheduled', publishedAt: '' }, 'publishedAt'],
  ['a time that is none', { status: 'scheduled', publishedAt: 'yarın 10' }, 'publishedAt'],
  ['a picture without words', { featuredImage: '/a.png' }, 'featuredImageAlt'],
])('refuses %s', (_, typed, field) => {
  expect(readPost({ ...stored, ...typed }, stored)).toEqual({ errors: { [field]: expect.any(String) } });
});

it('leaves alone what nobody has touched', () => {
  const before = { ...stored, featuredImage: '/a.png', content: '<img src="/b.png">' };
  expect(readPost({ ...before, title: 'Uykular' }, before)).toEqual({ input: { title: 'Uykular' } });
});
