import { can, settingFields, settingPreviews } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import { byGroup, categories, categoriesFor, isFound, targetOf } from './categories.ts';

const first = (id: string) => categories.find((each) => each.id === id)?.fields[0]?.key;

describe('targetOf', () => {
  it.each([
    ['a tab and a field of it', 'content', 'hero_title', 'content', 'hero_title'],
    ['a tab alone', 'contact', null, 'contact', null],
    ['a field alone: the category that has it', null, 'parking_info', 'contact', 'parking_info'],
    ['a field alone of the other category', null, 'footer_description', 'content', 'footer_description'],
    ['a field that the tab lacks: its first field', 'content', 'parking_info', 'content', first('content')],
    ['an unknown tab with a field', 'yok', 'hero_title', 'content', 'hero_title'],
    ['an unknown field alone: the first of the first', null, 'yok', 'general', first('general')],
    ['nothing', null, null, 'general', null],
  ])('%s', (_case, tab, focus, category, field) => {
    const target = targetOf({ tab, focus });
    expect([target.category.id, target.focus]).toEqual([category, field]);
  });
});

describe('categoriesFor', () => {
  const idsFor = (role: 'moderator' | 'admin') => categoriesFor((each) => can(role, each)).map(({ id }) => id);
  it('gives admins all, and a moderator those that a moderator may save', () => {
    expect(idsFor('admin')).toEqual(categories.map(({ id }) => id));
    expect(idsFor('moderator')).toEqual(['general', 'appearance', 'contact', 'social', 'content']);
  });
});

describe('isFound', () => {
  const field = { key: 'hero_description', label: 'Açıklama' };
  it.each(['', 'aciklama', 'AÇIKLAMA', 'hero_desc', 'hero desc'])('finds it by "%s"', (search) => {
    expect(isFound(field, search)).toBe(true);
  });
  it.each(['telefon', 'footer'])('does not find it by "%s"', (search) => {
    expect(isFound(field, search)).toBe(false);
  });
});

it('the preview has a place for every field of every group', () => {
  for (const { name, fields } of Object.values(settingFields).flatMap((all) => byGroup(all))) {
    expect(settingPreviews[name]?.lines.map(({ key }) => key).sort()).toEqual(fields.map(({ key }) => key).sort());
  }
});
