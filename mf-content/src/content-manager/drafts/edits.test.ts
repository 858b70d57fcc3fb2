import { contentPageOf } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import {
  afterPublishing,
  changedKeys,
  contestedKeys,
  type Edits,
  problemsOf,
  textsWith,
  withEdit,
  withOwnKept,
} from './edits.ts';

const published = { hero_title: 'Birlikte anlayalım', hero_subtitle: 'Alt' };
const edit = (key: string, value: string, from: Edits = {}) => withEdit(from, published, key, value);
const home = contentPageOf('home');
if (!home) throw new Error('There is no home page');

describe('edits', () => {
  it('are gone once the published text is typed again', () => {
    expect(edit('hero_subtitle', 'Alt', edit('hero_subtitle', 'Alt b'))).toEqual({});
  });

  it('change nothing by spaces around a text', () => {
    expect(changedKeys(edit('hero_subtitle', ' Alt '), published)).toEqual([]);
  });

  it('are contested by what somebody else publishes meanwhile, until the own text is kept', () => {
    const edits = edit('hero_subtitle', 'Benimki');
    const newer = { ...published, hero_subtitle: 'Başkasının' };
    expect([contestedKeys(edits, published), contestedKeys(edits, newer)]).toEqual([[], ['hero_subtitle']]);
    expect(contestedKeys(withOwnKept(edits, newer, 'hero_subtitle'), newer)).toEqual([]);
  });

  it('begin anew where a draft says what is published by now', () => {
    const left: Edits = { hero_subtitle: { value: 'Alt', base: 'Önceki' } };
    const edits = edit('hero_subtitle', 'Yeni', left);
    expect(edits).toEqual({ hero_subtitle: { value: 'Yeni', base: 'Alt' } });
    expect(contestedKeys(edits, published)).toEqual([]);
  });

  it('keep what is typed while others are being published', () => {
    const sent = edit('hero_subtitle', 'Yeni ');
    const typed = edit('hero_subtitle', 'Yeni de', sent);
    expect(afterPublishing(sent, sent, ['hero_subtitle'])).toEqual({});
    expect(afterPublishing(typed, sent, ['hero_subtitle'])).toEqual({
      hero_subtitle: { value: 'Yeni de', base: 'Yeni' },
    });
    expect(afterPublishing(typed, sent, [])).toEqual(typed);
  });
});

it('says why a text cannot be published, of changed fields alone', () => {
  const problems = (key: string, value: string) => problemsOf(home, edit(key, value), published)[key];
  expect(problems('hero_title', 'Kısa')).toBe('En az 10 karakter olmalı');
  expect(problems('hero_title', '  ')).toBe('Bu alan zorunludur');
  expect(problems('hero_subtitle', 'a'.repeat(101))).toBe('En fazla 100 karakter olabilir');
  expect(problems('contact_email', 'elif')).toBe('Geçersiz format');
  expect(problems('about_specialties_json', '[{"title":')).toBe('Geçersiz JSON formatı');
  expect(problems('about_specialties_json', '["Kaygı"]')).toBeUndefined();
  expect(problemsOf(home, {}, { hero_title: 'Kısa' })).toEqual({});
});

it('the texts of a page are those that are set, with what was typed', () => {
  const other = { ...published, about_page_title: 'Merhaba' };
  expect(textsWith(home, edit('hero_subtitle', ''), other)).toEqual({ hero_title: 'Birlikte anlayalım' });
});
