import { beforeEach, describe, expect, it } from 'vitest';
import { keepSaved, keepUnsent, mayShow, readPreferences, savePreferences, unsentChange } from './bell-preferences.ts';

beforeEach(() => localStorage.clear());

const notification = { category: 'appointments', priority: 'high' } as const;
const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);

describe('preferences of the bell', () => {
  it('start with the defaults, and keep changes beside values stored by others', () => {
    expect(readPreferences()).toMatchObject({ enableSound: true, quietHours: { enabled: false, start: '22:00' } });
    localStorage.setItem('notification-settings', '{"enableDesktop":true,"quietHours":{"enabled":true}}');
    savePreferences({ enableSound: false });
    expect(readPreferences()).toMatchObject({ enableSound: false, quietHours: { enabled: true, end: '08:00' } });
    expect(localStorage.getItem('notification-settings')).toContain('enableDesktop');
  });

  it.each(['null', '[', '3'])('survive %s in the store', (stored) => {
    localStorage.setItem('notification-settings', stored);
    expect(readPreferences().enableSound).toBe(true);
  });

  it('let a category or a priority be silenced', () => {
    const preferences = readPreferences();
    expect(mayShow(notification, preferences)).toBe(true);
    expect(mayShow(notification, { ...preferences, categories: { appointments: false } })).toBe(false);
    expect(mayShow(notification, { ...preferences, priority: { high: false } })).toBe(false);
  });

  it.each([
    ['22:00', '08:00', '23:30', false],
    ['22:00', '08:00', '07:59', false],
    ['22:00', '08:00', '08:00', true],
    ['22:00', '08:00', '21:59', true],
    ['12:00', '13:30', '12:45', false],
    ['12:00', '13:30', '13:30', true],
  ])('quiet from %s to %s: at %s may show is %s', (start, end, now, may) => {
    const preferences = { ...readPreferences(), quietHours: { enabled: true, start, end } };
    expect(mayShow(notification, preferences, at(now))).toBe(may);
  });

  it('that were changed without a connection are sent by the same user, several changes as one', () => {
    keepUnsent('u1', { enableSound: false });
    keepUnsent('u1', { categories: { blog: false } });
    keepUnsent('u1', { categories: { users: false } });
    expect(unsentChange('u1', false)).toEqual({ enableSound: false, categories: { blog: false, users: false } });
    expect(unsentChange('u2', true)).toBeNull();
    keepSaved('u1', readPreferences());
    expect(unsentChange('u1', false)).toBeNull();
    expect(readPreferences()).toMatchObject({ enableSound: false, categories: { blog: false, contacts: true } });
  });

  it('of before they were kept on the server are sent once, without what is not valid', () => {
    localStorage.setItem('notification-settings', '{"enableSound":false,"emailDigest":"weekly","old":1}');
    expect(unsentChange('u1', false)).toBeNull();
    expect(unsentChange('u1', true)).toEqual({ enableSound: false });
    keepSaved('u1', readPreferences());
    expect(unsentChange('u1', true)).toBeNull();
  });

  it('keep no time that the server would refuse', () => {
    localStorage.setItem('notification-settings', '{"quietHours":{"start":"25:00"},"enableSound":false}');
    expect(unsentChange('u1', true)).toEqual({ enableSound: false });
    localStorage.setItem('notification-settings', '{"quietHours":{"start":"23:30"}}');
    expect(unsentChange('u1', true)).toEqual({ quietHours: { start: '23:30' } });
  });

  it('of somebody else who used this browser do not stay', () => {
    keepUnsent('u1', { enableSound: false, quietHours: { enabled: true } });
    keepUnsent('u2', { enableBell: false });
    expect(readPreferences()).toMatchObject({ enableSound: true, enableBell: false, quietHours: { enabled: false } });
    expect(unsentChange('u2', false)).toEqual({ enableBell: false });
  });
});
