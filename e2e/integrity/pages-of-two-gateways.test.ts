import type { Caller } from '@practice/tooling/testing/caller';
import { expect, it, vi } from 'vitest';
import { practice } from './practice.ts';

const running = practice({ gateways: 2 });

/** What a visitor of a gateway reads on the home page. */
async function home(gateway: number): Promise<string> {
  return (await running.visitor(gateway).get('/')).text;
}

function changeTitle(staff: Caller, value: string, previousValue: string) {
  const settings = [{ key: 'hero_title', value, previousValue }];
  return staff.send('PUT', '/api/site-settings/bulk', { settings });
}

it('a text that staff change on one gateway is on the pages of both, at once here and soon there', async () => {
  const staff = await running.login('moderator');
  const texts = ['Her çocuğun bir hikâyesi var', 'Her çocuk anlaşılmak ister'];
  let previous = '';
  for (const text of texts) {
    // Both have the page in their memory.
    for (const gateway of [0, 1]) expect(await home(gateway)).not.toContain(text);
    expect((await changeTitle(staff, text, previous)).status).toBe(200);
    expect(await home(0)).toContain(text);
    await vi.waitFor(async () => expect(await home(1)).toContain(text), { timeout: 30_000, interval: 50 });
    previous = text;
  }
});

it('of two members of staff who change one text on two gateways at the same time, one is refused', async () => {
  const staff = [await running.login('moderator', 0), await running.login('admin', 1)];
  const stored = async () =>
    (await running.db.collection('site_settings').findOne({ settingKey: 'hero_title' }))?.settingValue;
  for (let round = 0; round < 10; round++) {
    const before = String(await stored());
    const texts = [`Birinin yazdığı başlık ${round}`, `Ötekinin yazdığı başlık ${round}`];
    const responses = await Promise.all(staff.map((each, index) => changeTitle(each, texts[index] ?? '', before)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored()).toBe(texts[responses.findIndex(({ status }) => status === 200)]);
  }
});
