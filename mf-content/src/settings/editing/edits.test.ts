import { describe, expect, it } from 'vitest';
import { afterSaving, changedKeys, contestedKeys, problemsOf, withEdit, withOwnKept } from './edits.ts';

const stored = { hero_title: 'Birlikte anlayalım', hero_subtitle: 'Alt' };

describe('edits', () => {
  it('are of what differs from the stored value, and none when it is typed back', () => {
    const edits = withEdit({}, stored, 'hero_title', 'Başka bir başlık');
    expect(changedKeys(edits, stored)).toEqual(['hero_title']);
    expect(withEdit(edits, stored, 'hero_title', 'Birlikte anlayalım')).toEqual({});
  });

  it('do not count spaces around a text, nor a setting never set that stays empty', () => {
    expect(changedKeys(withEdit({}, stored, 'hero_subtitle', ' Alt '), stored)).toEqual([]);
    expect(withEdit({}, stored, 'about_name', '')).toEqual({});
  });

  it('have a message when they cannot be stored', () => {
    const edits = withEdit(withEdit({}, stored, 'hero_title', 'Kısa'), stored, 'contact_email', 'x');
    expect(problemsOf(edits, stored)).toEqual({
      hero_title: 'En az 10 karakter olmalı',
      contact_email: 'Geçersiz format',
    });
  });

  it('are contested when somebody else stores another value meanwhile, until one’s own is kept', () => {
    const edits = withEdit({}, stored, 'hero_title', 'Benim başlığım olsun');
    const now = { ...stored, hero_title: 'Onların başlığı' };
    expect(contestedKeys(edits, stored)).toEqual([]);
    expect(contestedKeys(edits, now)).toEqual(['hero_title']);
    expect(contestedKeys(withEdit(edits, now, 'hero_title', 'Yine benim başlığım'), now)).toEqual(['hero_title']);
    expect(contestedKeys(withOwnKept(edits, now, 'hero_title'), now)).toEqual([]);
  });

  it('are over when somebody else stores the same', () => {
    const edits = withEdit({}, stored, 'hero_title', 'Aynı yeni başlık');
    const now = { ...stored, hero_title: 'Aynı yeni başlık' };
    expect([changedKeys(edits, now), contestedKeys(edits, now)]).toEqual([[], []]);
  });

  it('stay after a save where it was typed on or was refused', () => {
    const sent = { a: { value: 'bir ', base: '' }, b: { value: 'iki', base: '' }, c: { value: 'üç', base: '' } };
    const current = { ...sent, b: { value: 'iki buçuk', base: '' } };
    expect(afterSaving(current, sent, ['a', 'b'])).toEqual({
      b: { value: 'iki buçuk', base: 'iki' },
      c: { value: 'üç', base: '' },
    });
  });
});
