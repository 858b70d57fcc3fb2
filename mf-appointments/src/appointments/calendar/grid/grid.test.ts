import { expect, it } from 'vitest';
import { closedReason, closedTimesOf } from './closed-times.ts';
import { type Block, hoursOf, moved, resized } from './geometry.ts';
import { lanesOf } from './lanes.ts';

const at = (id: string, start: number, end: number): Block => ({ id, day: 0, start, end });
const hours = { from: 480, to: 1140 };
const open = { date: '2026-12-01', opensAt: '09:00', closesAt: '18:00', holidays: [], closures: [] };

it('puts blocks side by side only where they overlap', () => {
  const lanes = lanesOf([at('a', 540, 600), at('b', 570, 630), at('c', 600, 660), at('d', 660, 720)]);
  expect(Object.fromEntries(lanes)).toEqual({
    a: { at: 0, of: 2 },
    b: { at: 1, of: 2 },
    c: { at: 0, of: 2 },
    d: { at: 0, of: 1 },
  });
});

it('shows an hour around the working hours, and whatever is outside of them', () => {
  const late = { appointmentTime: '20:30', duration: 45 } as never;
  expect(hoursOf([open, undefined], [])).toEqual({ from: 480, to: 1140 });
  expect(hoursOf([open], [late])).toEqual({ from: 480, to: 1320 });
  expect(hoursOf([], [])).toEqual({ from: 480, to: 1140 });
});

it('keeps a moved block on the grid and a duration within its limits', () => {
  expect(moved(at('a', 540, 600), { days: 9, minutes: 900 }, hours, 7)).toEqual({
    id: 'a',
    day: 6,
    start: 1080,
    end: 1140,
  });
  expect(moved(at('a', 540, 600), { days: -1, minutes: -900 }, hours, 7)).toEqual({
    id: 'a',
    day: 0,
    start: 480,
    end: 540,
  });
  expect(resized(at('a', 540, 600), 600, hours).end).toBe(720);
  expect(resized(at('a', 540, 600), -600, hours).end).toBe(555);
  expect(resized(at('a', 1080, 1140), 60, hours).end).toBe(1140);
});

it('knows why a time is closed', () => {
  const pause = { startTime: '12:00', endTime: '13:00', kind: 'break' as const, title: null };
  const closed = closedTimesOf({ ...open, closures: [pause] }, hours);
  expect(closedReason(closed, { start: 700, end: 730 })).toBe('Mola');
  expect(closedReason(closed, { start: 1070, end: 1110 })).toBe('Çalışma saatleri dışında');
  expect(closedReason(closed, { start: 600, end: 660 })).toBeNull();
  expect(closedTimesOf({ ...open, holidays: ['Bayram'] }, hours)).toEqual([
    { start: 480, end: 1140, label: 'Bayram', isWholeDay: true },
  ]);
});
