import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageInYears,
  can,
  datesBetween,
  dayOfWeek,
  isoDate,
  permissions,
  publicSettingKeys,
  roles,
  settingDefinitions,
  today,
  toInstant,
  toSearchKey,
  toSlug,
  toSortKey,
} from './index.ts';

describe('dates at the practice', () => {
  it('today changes at midnight in Istanbul, whatever the time zone of the server', () => {
    expect(today(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
    expect(today(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
  });
  it('a date and time are an instant', () =>
    expect(toInstant('2026-11-23', '09:30').toISOString()).toBe('2026-11-23T06:30:00.000Z'));
  it('days are counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(datesBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(datesBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
    expect(dayOfWeek('2026-11-22')).toBe(0);
  });
  it('the age changes on the birthday', () => {
    expect(ageInYears('2019-03-14', '2026-03-13')).toBe(6);
    expect(ageInYears('2019-03-14', '2026-03-14')).toBe(7);
  });
  it.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-1-1'])('%s is no date', (value) => {
    expect(isoDate.safeParse(value).success).toBe(false);
  });
});

describe('Turkish text', () => {
  it.each([
    ['Sınav Kaygısı', 'sinav-kaygisi'],
    ['İĞÜŞÖÇ ığüşöç', 'igusoc-igusoc'],
    ['  Çorlu -- Çocuk  Psikoloğu! ', 'corlu-cocuk-psikologu'],
  ])('the slug of %s is %s', (text, slug) => expect(toSlug(text)).toBe(slug));

  it('search ignores the difference of İ and i, of I and ı, and accents', () => {
    expect(toSearchKey('ISPARTA')).toBe(toSearchKey('ısparta'));
    expect(toSearchKey('İZMİR')).toBe(toSearchKey('izmir'));
    expect(toSearchKey('KÂZIM')).toBe(toSearchKey('kazım'));
  });
});

it('sort keys follow the Turkish alphabet', () => {
  const names = ['Zeynep', 'İpek', 'Işıl', 'Çınar', 'Ceren', 'Şule', 'Sena', 'Ömer', 'Onur'];
  const byKey = [...names].sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1));
  expect(byKey).toEqual(['Ceren', 'Çınar', 'Işıl', 'İpek', 'Onur', 'Ömer', 'Sena', 'Şule', 'Zeynep']);
});

describe('permissions', () => {
  it('only grow from user to moderator to admin', () => {
    for (const permission of Object.keys(permissions) as (keyof typeof permissions)[]) {
      const [user, moderator, admin] = (['user', 'moderator', 'admin'] as const).map((role) => can(role, permission));
      expect([!user || moderator, !moderator || admin]).toEqual([true, true]);
    }
  });
  it('give visitors only what is public', () => {
    const open = Object.keys(permissions).filter((permission) =>
      can('anonymous', permission as keyof typeof permissions),
    );
    expect(
      open.filter((permission) => !/:(view|view-times|request|open|answer|unsubscribe)$/.test(permission)),
    ).toEqual([]);
    expect(roles).toContain('anonymous');
  });
});

describe('settings', () => {
  it('never show a secret, or what is for staff, to visitors', () => {
    expect(publicSettingKeys.filter((key) => /smtp|pass|rate_limit|login/.test(key))).toEqual([]);
    expect(settingDefinitions.smtp_pass?.isSecret).toBe(true);
  });
});
