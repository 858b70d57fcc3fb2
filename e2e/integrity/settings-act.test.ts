import { settingDefinitions } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PageEffect, settingsOnPages } from '../fixtures/setting-effects.ts';
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

/** Puts settings back as they were stored; one that is required and was never saved keeps its value. */
async function putBack(before: Values): Promise<void> {
  const back = Object.entries(before).filter(([name, former]) => former || !settingDefinitions[name]?.field?.required);
  if (back.length > 0) await save(Object.fromEntries(back));
}

const isText = ({ key, value, given }: PageEffect) => !given && value.includes(`Kanıt ${key}`);
const all = settingsOnPages();

describe('texts, which differ and are saved together', () => {
  const texts = all.filter(isText);
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  beforeAll(async () => {
    const addresses = [...new Set(texts.map(({ at }) => at))];
    const former = await stored(texts.map(({ key }) => key));
    for (const at of addresses) before.set(at, await read(at));
    await save(Object.fromEntries(texts.map(({ key, value }) => [key, value])));
    for (const at of addresses) after.set(at, await read(at));
    await putBack(former);
  });

  it.each(texts)('$key shows at $at', ({ at, shows }) => {
    expect(before.get(at)).not.toContain(shows);
    expect(after.get(at)).toContain(shows);
  });
});

it.each(all.filter((each) => !isText(each)))('$key shows at $at', async ({ key, value, at, shows, given = {} }) => {
  const before = await stored([key, ...Object.keys(given)]);
  if (Object.keys(given).length > 0) await save(given);
  expect(await read(at)).not.toContain(shows);
  await save({ [key]: value });
  expect(await read(at)).toContain(shows);
  await putBack(before);
});
