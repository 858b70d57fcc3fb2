import { scoreOf } from '@practice/ui/seo';
import { describe, expect, it } from 'vitest';
import type { MetaTag } from '../record/meta-tag.ts';
import { countsOf, shownTags, type View } from './view.ts';

function tag(pageKey: string, values: Partial<MetaTag> = {}): MetaTag {
  return {
    __typename: 'MetaTag',
    id: pageKey,
    pageKey,
    pageUrl: `/${pageKey}`,
    title: 'a'.repeat(45),
    metaDescription: 'b'.repeat(140),
    metaKeywords: 'bir, iki, üç',
    ogTitle: null,
    ogDescription: null,
    ogImage: null,
    ogType: null,
    canonicalUrl: null,
    robots: 'index, follow',
    isActive: true,
    isInitial: false,
    version: 1,
    ...values,
  };
}

const low = { title: 'Kısa', metaDescription: null, metaKeywords: null };
const tags = [tag('home'), tag('services', low), tag('blog', { isActive: false }), tag('contact', { title: 'Iğdır' })];
const all: View = { search: '', filter: null, sort: { by: 'page', direction: 'asc' } };
const keys = (view: Partial<View>) => shownTags(tags, { ...all, ...view }).map(({ pageKey }) => pageKey);

it.each([
  ['nothing', { title: '', metaDescription: '', metaKeywords: '' }, 0, 'low'],
  ['all within the guidance', tag('x'), 100, 'high'],
  ['half a title alone', { title: 'a'.repeat(15) }, 50, 'low'],
  ['a title of 70 characters alone', { title: 'a'.repeat(70) }, 80, 'high'],
  ['a title of 71 characters alone', { title: 'a'.repeat(71) }, 78, 'middle'],
])('a tag with %s scores', (_case, values, score, level) => {
  expect(scoreOf(values)).toEqual({ score, level });
});

describe('the list', () => {
  it('is counted for the cards', () => {
    expect(countsOf(tags)).toEqual({ total: 4, active: 3, passive: 1, high: 2, low: 1 });
  });

  it('is ordered by the name of the page, as the Turkish alphabet goes', () => {
    expect(keys({})).toEqual(['home', 'blog', 'services', 'contact']);
    expect(keys({ sort: { by: 'score', direction: 'asc' } })[0]).toBe('services');
  });

  it.each([
    ['ana SAYFA', ['home']],
    ['ığdır', ['contact']],
    ['IGDIR', ['contact']],
    ['/blog', ['blog']],
    ['yok', []],
  ])('is searched for "%s" by Turkish rules', (search, expected) => {
    expect(keys({ search })).toEqual(expected);
  });

  it.each([
    ['passive' as const, ['blog']],
    ['low' as const, ['services']],
    ['high' as const, ['home', 'blog']],
  ])('is filtered by %s', (filter, expected) => {
    expect(keys({ filter })).toEqual(expected);
  });
});
