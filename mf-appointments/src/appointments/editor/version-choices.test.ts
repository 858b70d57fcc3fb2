import { expect, it } from 'vitest';
import { emptyValues } from './form-values.ts';
import { merged, versionChoices } from './version-choices.ts';

const base = {
  ...emptyValues,
  parentName: 'Elif',
  appointmentTime: '10:00',
  duration: '60',
  appointmentEndTime: '11:00',
};

it('asks for the fields that differ, and begins with one’s own changes', () => {
  const mine = { ...base, notes: 'benim', reason: 'benim' };
  const theirs = { ...base, notes: 'onun', parentName: 'Elif Yılmaz' };
  expect(versionChoices(base, mine, theirs)).toEqual([
    { field: 'parentName', mine: 'Elif', theirs: 'Elif Yılmaz', defaultSide: 'theirs' },
    { field: 'reason', mine: 'benim', theirs: '', defaultSide: 'mine' },
    { field: 'notes', mine: 'benim', theirs: 'onun', defaultSide: 'mine' },
  ]);
});

it('asks for nothing when both wrote the same', () => {
  expect(versionChoices(base, { ...base, notes: 'aynı' }, { ...base, notes: 'aynı' })).toEqual([]);
});

it('merges by the chosen sides', () => {
  const mine = { ...base, notes: 'benim', reason: 'benim' };
  const theirs = { ...base, notes: 'onun', parentName: 'Elif Yılmaz' };
  const result = merged(mine, theirs, { parentName: 'theirs', reason: 'mine', notes: 'theirs' });
  expect(result).toEqual({ ...theirs, reason: 'benim' });
});

it('lets the end follow from whichever start and duration were chosen', () => {
  const mine = { ...base, appointmentTime: '12:00', appointmentEndTime: '13:00' };
  const theirs = { ...base, duration: '30', appointmentEndTime: '10:30' };
  expect(versionChoices(base, mine, theirs).map(({ field }) => field)).toEqual(['appointmentTime', 'duration']);
  expect(merged(mine, theirs, { appointmentTime: 'mine', duration: 'theirs' })).toMatchObject({
    appointmentTime: '12:00',
    duration: '30',
    appointmentEndTime: '12:30',
  });
});
