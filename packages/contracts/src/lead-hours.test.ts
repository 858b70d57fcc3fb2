import { expect, it } from 'vitest';
import { reminderRules, type SettingKey, settingProblem, settingValue, storedSetting } from './index.ts';

const KEY = 'appointment_reminder_lead_hours';
const SENTENCE = '1 ile 720 arasında, virgülle ayrılmış en çok beş sayı yazın: 72, 24, 2 gibi';

it.each([
  ['24', '24'],
  ['2,24, 72', '72, 24, 2'],
  [' 24 , 24,2 ', '24, 2'],
  ['1, 720', '720, 1'],
  ['024', '24'],
  ['5,4,3,2,1', '5, 4, 3, 2, 1'],
])('%j is stored as %j', (typed, stored) => {
  expect(settingProblem(KEY, typed)).toBeNull();
  expect(storedSetting(KEY, typed)).toBe(stored);
});

it.each(['0', '721', '-1', '1.5', '24,', 'yirmi dört', '1,2,3,4,5,6', '24;2', '1e2'])('%j is refused', (typed) => {
  expect(settingProblem(KEY, typed)).toBe(SENTENCE);
});

it('the rules are those of the settings, and quiet hours from a time to the same are none', () => {
  const stored: Record<string, string> = {
    [KEY]: '72, 2',
    appointment_reminder_quiet_start: '09:00',
    appointment_reminder_quiet_end: '09:00',
  };
  expect(reminderRules((key: SettingKey) => settingValue(stored, key))).toEqual({
    isAutomatic: true,
    leadHours: [72, 2],
    quietHours: { enabled: false, start: '09:00', end: '09:00' },
  });
});
