import { initialValues, mergedVersions, versionFields } from '@practice/ui/records';
import { expect, it } from 'vitest';
import { appointments } from './appointments.ts';

const { fields } = appointments;
const base = {
  ...initialValues(appointments),
  parentName: 'Elif',
  appointmentTime: '10:00',
  duration: '60',
  appointmentEndTime: '11:00',
};

it('asks for the fields that differ, and begins with one’s own changes', () => {
  const mine = { ...base, notes: 'benim', reason: 'benim' };
  const theirs = { ...base, notes: 'onun', parentName: 'Elif Yılmaz' };
  expect(versionFields(fields, { base, mine, theirs })).toEqual([
    { field: 'parentName', label: 'Veli adı', mine: 'Elif', theirs: 'Elif Yılmaz', defaultSide: 'theirs' },
    { field: 'reason', label: 'Başvuru nedeni', mine: 'benim', theirs: '', defaultSide: 'mine' },
    { field: 'notes', label: 'İdari not', mine: 'benim', theirs: 'onun', defaultSide: 'mine' },
  ]);
});

it('asks for nothing when both wrote the same', () => {
  const both = { ...base, notes: 'aynı' };
  expect(versionFields(fields, { base, mine: both, theirs: { ...both } })).toEqual([]);
});

it('merges by the chosen sides', () => {
  const mine = { ...base, notes: 'benim', reason: 'benim' };
  const theirs = { ...base, notes: 'onun', parentName: 'Elif Yılmaz' };
  expect(mergedVersions(fields, { base, mine, theirs }, ['reason'])).toEqual({ ...theirs, reason: 'benim' });
});

it('lets the end follow from whichever start and duration were chosen', () => {
  const mine = { ...base, appointmentTime: '12:00', appointmentEndTime: '13:00' };
  const theirs = { ...base, duration: '30', appointmentEndTime: '10:30' };
  const versions = { base, mine, theirs };
  expect(versionFields(fields, versions).map(({ field }) => field)).toEqual(['appointmentTime', 'duration']);
  expect(mergedVersions(fields, versions, ['appointmentTime'])).toMatchObject({
    appointmentTime: '12:00',
    duration: '30',
    appointmentEndTime: '12:30',
  });
});
