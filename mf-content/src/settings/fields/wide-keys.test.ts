import type { SettingField } from '@practice/contracts';
import { expect, it } from 'vitest';
import { wideKeys } from './wide-keys.ts';

const short = (key: string): SettingField => ({ key, label: key, type: 'text', group: '', maxLength: 50 });
const long = (key: string): SettingField => ({ ...short(key), type: 'textarea' });

it.each([
  ['two short ones share a line', [short('a'), short('b')], []],
  ['the third of three stands alone', [short('a'), short('b'), short('c')], ['c']],
  ['one between long ones stands alone', [long('a'), short('b'), long('c')], ['a', 'b', 'c']],
  ['one that is long though nothing limits it stands alone', [short('a'), { ...short('b'), isLong: true }], ['a', 'b']],
  ['a pair between long ones does not', [long('a'), short('b'), short('c'), long('d')], ['a', 'd']],
])('%s', (_case, fields, wide) => {
  expect([...wideKeys(fields)]).toEqual(wide);
});
