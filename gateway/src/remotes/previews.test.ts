import { database } from '@practice/service-kit';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import type { PreviewChoice } from './preview-choice.ts';
import type { Remote } from './remote.ts';

const live: Remote = {
  name: 'mf-public',
  version: '1.0.0',
  manifest: '/remotes/mf-public/mf-manifest.json',
  routes: ['/*'],
};
const manifest = '/remotes/mf-public/2.0.0/mf-manifest.json';

const gateway = testGateway({
  remotes: {
    previews: () => [{ name: 'mf-public', live: '1.0.0', previews: ['2.0.0'] }],
    list: (choice: PreviewChoice = {}) =>
      choice['mf-public'] === '2.0.0' ? [{ ...live, version: '2.0.0', manifest, isPreview: true }] : [live],
  },
});

type Caller = Awaited<ReturnType<typeof gateway.login>>;
const choose = (caller: Caller, version: string | null) =>
  caller.send('PUT', '/api/remotes/previews', { name: 'mf-public', version });
const shown = async (caller: Caller) => {
  const { body, headers } = await caller.get('/remotes.json');
  expect(headers.get('vary')).toContain('Cookie');
  return (body as { remotes: Remote[] }).remotes[0]?.version;
};

describe('a preview', () => {
  it('is shown to the browser that chose it, until it chooses what is live', async () => {
    const [one, other] = [await gateway.login('user'), await gateway.login('user')];
    const response = await choose(one, '2.0.0');
    expect(response.body).toEqual({
      remotes: [{ name: 'mf-public', live: '1.0.0', previews: ['2.0.0'], chosen: '2.0.0' }],
    });
    expect(response.headers.get('set-cookie')).toMatch(/practice\.preview=.*HttpOnly; SameSite=Lax/);
    expect([await shown(one), await shown(other), await shown(gateway.visitor())]).toEqual(['2.0.0', '1.0.0', '1.0.0']);
    await choose(one, null);
    expect(await shown(one)).toBe('1.0.0');
  });

  it('is over with the session', async () => {
    const caller = await gateway.login('moderator');
    await choose(caller, '2.0.0');
    expect(await shown(caller)).toBe('2.0.0');
    await database().collection('sessions').deleteMany({});
    expect(await shown(caller)).toBe('1.0.0');
  });

  it.each(['mf-public@2.0.0', 'mf-public@https://elsewhere.example/mf-manifest.json', '%', ''])(
    'cannot be chosen by a cookie alone, or by an address: %s',
    async (text) => {
      const headers = { cookie: `practice.preview=${encodeURIComponent(text)}` };
      for (const path of ['/remotes.json', `/remotes.json?preview=${encodeURIComponent(text)}`]) {
        const response = await gateway.visitor().get(path, headers);
        expect((response.body as { remotes: Remote[] }).remotes[0]?.version).toBe('1.0.0');
      }
    },
  );
});
