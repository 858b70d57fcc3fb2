import { settingDefinitions } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, expect, it } from 'vitest';
import { settingsOnPages } from '../fixtures/setting-effects.ts';
import { practice } from './practice.ts';

const running = practice();
let staff: Caller;
beforeAll(async () => {
  staff = await running.login('admin');
});

type Values = Record<string, string>;

async function save(values: Values): Promise<void> {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }));
  const { status, body } = await staff.send('PUT', '/api/site-settings/bulk', { settings });
  expect({ status, errors: (body as { errors: unknown }).errors }).toEqual({ status: 200, errors: [] });
}

/** What is stored of settings; '' for one that was never saved. */
async function stored(keys: string[]): Promise<Values> {
  const rows = await running.db
    .collection('site_settings')
    .find({ settingKey: { $in: keys } })
    .toArray();
  const values = Object.fromEntries(rows.map(({ settingKey, settingValue }) => [settingKey, settingValue]));
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? '']));
}

/** A page as it is read: the data in it has every public setting, shown or not. */
async function read(at: string): Promise<string> {
  const { status, text } = await running.visitor().get(at.split('#')[0] ?? at);
  expect(status, at).toBe(200);
  return text.replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '');
}

it.each(settingsOnPages())('$key shows at $at', async ({ key, value, at, shows, given = {} }) => {
  const before = await stored([key, ...Object.keys(given)]);
  if (Object.keys(given).length > 0) await save(given);
  expect(await read(at)).not.toContain(shows);
  await save({ [key]: value });
  expect(await read(at)).toContain(shows);
  const back = Object.entries(before).filter(([name, former]) => former || !settingDefinitions[name]?.field?.required);
  if (back.length > 0) await save(Object.fromEntries(back));
});
