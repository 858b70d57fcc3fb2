import type { PreviewLink } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { testShell } from '../testing/test-shell.ts';
import { applyPreviews } from './apply-list.ts';
import { offeredPreviews } from './offered-previews.ts';
import type { Remote } from './remote.ts';
import { remotesEntry } from './remote-schemas.ts';

const live: Remote = {
  name: 'mf-public',
  version: '1.0.0',
  manifest: '/remotes/mf-public/mf-manifest.json',
  routes: ['/blog/*'],
};
const build = 'http://localhost:3005';
const local = { version: 'local-3005', manifest: `${build}/mf-manifest.json`, for: 'a user who is not there' };
const previews = [{ version: '2.0.0', manifest: '/remotes/mf-public/2.0.0/mf-manifest.json' }, local];
const listed = { isWithdrawn: false };
const entries = () => [remotesEntry.parse({ name: 'mf-public', ...(listed.isWithdrawn ? {} : { previews }) })];
const published = { find: () => undefined, documentFiles: () => [] };

const gateway = testGateway({
  remotes: {
    shell: testShell({}),
    previews: (viewer) => offeredPreviews(entries(), [live], viewer),
    list: (choice = {}) => applyPreviews([live], { remotes: entries() }, { published, choice }),
  },
});

type Caller = Awaited<ReturnType<typeof gateway.login>>;
const choose = (caller: Caller, version: string | null) =>
  caller.send('PUT', '/api/remotes/previews', { name: 'mf-public', version });
const link = (caller: Caller, version = '2.0.0') =>
  caller.post('/api/remotes/preview-links', { name: 'mf-public', version });
const shown = async (caller: Caller) => {
  const { body, headers } = await caller.get('/remotes.json');
  expect(headers.get('vary')).toContain('Cookie');
  return (body as { remotes: Remote[] }).remotes[0]?.version;
};
const policyOf = async (caller: Caller, path = '/') =>
  (await caller.get(path, { accept: 'text/html' })).headers.get('content-security-policy');

describe('a preview', () => {
  it('is shown to the browser that chose it, until it chooses what is live', async () => {
    const [one, other] = [await gateway.login('user'), await gateway.login('user')];
    const response = await choose(one, '2.0.0');
    const offered = [{ version: '2.0.0', isPersonal: false }];
    expect(response.body).toEqual({
      remotes: [{ name: 'mf-public', live: '1.0.0', previews: offered, chosen: '2.0.0' }],
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

  it.each(['mf-public@2.0.0', `mf-public@${build}/mf-manifest.json`, 'mf-public@local-3005', '%', ''])(
    'cannot be chosen by a cookie alone, or by an address: %s',
    async (text) => {
      for (const name of ['practice.preview', 'practice.preview-link']) {
        const headers = { cookie: `${name}=${encodeURIComponent(text)}` };
        for (const path of ['/remotes.json', `/remotes.json?preview=${encodeURIComponent(text)}`]) {
          const response = await gateway.visitor().get(path, headers);
          expect((response.body as { remotes: Remote[] }).remotes[0]?.version).toBe('1.0.0');
        }
      }
    },
  );
});

describe('the build on a developer’s own computer', () => {
  it('is shown by pages of the person alone for whom it is listed, and only these may load it', async () => {
    const { username = '' } = gateway.accounts.find(({ role }) => role === 'moderator') ?? {};
    local.for = username.toUpperCase();
    const [one, other] = [await gateway.login('moderator'), await gateway.login('admin')];
    expect((await choose(other, 'local-3005')).status).toBe(404);
    const offered = [{ version: '2.0.0' }, { version: 'local-3005', isPersonal: true }];
    expect((await choose(one, 'local-3005')).body).toMatchObject({
      remotes: [{ previews: offered, chosen: 'local-3005' }],
    });
    expect([await shown(one), await shown(other)]).toEqual(['local-3005', '1.0.0']);
    const policy = (await policyOf(one))?.split('; ') ?? [];
    expect(policy).toContain(`connect-src 'self' ${build} ws://localhost:3005`);
    const allowing = policy.filter((directive) => directive.includes(build)).map((each) => each.split(' ')[0]);
    expect(allowing).toEqual(['style-src', 'img-src', 'font-src', 'connect-src']);
    expect(await policyOf(one, '/admin')).toContain(build);
    for (const caller of [other, gateway.visitor()]) expect(await policyOf(caller)).not.toContain('localhost');

    // What the one's browser stores, in the browser of the other.
    const cookie = `${other.cookie()}; practice.preview=mf-public%40local-3005`;
    const { body } = await gateway.visitor().get('/remotes.json', { cookie });
    expect((body as { remotes: Remote[] }).remotes[0]?.version).toBe('1.0.0');
    expect((await link(one, 'local-3005')).status).toBe(404);
  });
});

describe('a link to a preview', () => {
  const open = (caller: Caller, path: string) => caller.get(path, { accept: 'text/html' });
  const linkOf = async () => ((await link(await gateway.login('user'))).body as PreviewLink).path;

  it('has a browser without an account show it, kept and listed by nothing, until the browser leaves it', async () => {
    const path = await linkOf();
    const caller = gateway.visitor();
    const opened = await open(caller, path);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/blog']);
    expect(opened.headers.get('set-cookie')).toMatch(/practice\.preview-link=.*Expires=.*HttpOnly; SameSite=Lax/);
    expect(await shown(caller)).toBe('2.0.0');
    const page = await open(caller, '/blog');
    expect(page.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await caller.get('/api/remotes/previews')).status).toBe(401);
    expect((await caller.send('DELETE', '/api/remotes/previews', undefined)).status).toBe(204);
    expect(await shown(caller)).toBe('1.0.0');
    expect((await open(caller, '/blog')).headers.get('cache-control')).not.toContain('no-store');
  });

  it('is what the list says of the browser that opened it, where its user is staff', async () => {
    const caller = await gateway.login('moderator');
    await open(caller, await linkOf());
    expect((await caller.get('/api/remotes/previews')).body).toMatchObject({ remotes: [{ chosen: '2.0.0' }] });
  });

  it.each([
    ['made up', (path: string) => path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['of another version', (path: string) => path.replace('2.0.0', '3.0.0')],
    ['longer valid than it was', (path: string) => path.replace(/~\d{13}~/, '~9999999999999~')],
    ['nothing', () => '/surum-onizleme/x'],
  ])('is not one that is %s', async (_, change) => {
    const caller = gateway.visitor();
    const { status, text, headers } = await open(caller, change(await linkOf()));
    expect([status, headers.get('set-cookie')]).toEqual([404, null]);
    expect(text).toContain('Bu bağlantı geçerli değil');
    expect(await shown(caller)).toBe('1.0.0');
  });

  it('is over when it has expired, and when the preview is withdrawn, where it was opened too', async () => {
    const path = await linkOf();
    const caller = gateway.visitor();
    await open(caller, path);
    expect(await shown(caller)).toBe('2.0.0');
    const isOver = async () => {
      const { status, text } = await open(gateway.visitor(), path);
      expect([status, text]).toEqual([410, expect.stringContaining('Bu önizleme sona erdi')]);
      expect(await shown(caller)).toBe('1.0.0');
    };
    vi.setSystemTime(Date.now() + 8 * 86_400_000);
    onTestFinished(() => void vi.useRealTimers());
    await isOver();
    vi.useRealTimers();
    expect(await shown(caller)).toBe('2.0.0');
    listed.isWithdrawn = true;
    onTestFinished(() => {
      listed.isWithdrawn = false;
    });
    await isOver();
  });
});
