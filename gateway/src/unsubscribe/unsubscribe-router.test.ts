import { database } from '@practice/service-kit';
import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
const token = 'a'.repeat(40);
const path = `/e-posta-tercihi/${token}`;
const unsubscribes = () => database().collection('unsubscribes');

beforeEach(async () => {
  await unsubscribes().deleteMany({});
  const expiresAt = new Date(Date.now() + 60_000);
  await unsubscribes().insertOne({
    _id: new ObjectId(),
    email: 'gizem@ornek.example',
    token,
    unsubscribedAt: null,
    expiresAt,
  });
});

const stored = () => unsubscribes().findOne({ token });

let addresses = 0;

/** Sends a request as a browser without scripts does, from an address of its own. */
function send(method: 'GET' | 'POST', to: string, body?: BodyInit, headers: Record<string, string> = {}) {
  addresses += 1;
  return fetch(new URL(to, gateway.url), {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.9.8.${addresses}`, ...headers },
    ...(body ? { body } : {}),
  });
}

const fromPage = { 'sec-fetch-site': 'same-origin' };
const choose = (choice: string) => send('POST', path, new URLSearchParams({ choice }), fromPage);

describe('the page of the link in a marketing e-mail', () => {
  it('shows whose address it is to its owner alone, is kept and listed nowhere, and changes nothing', async () => {
    const response = await send('GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).toContain('<strong>g•••@ornek.example</strong>');
    expect(html).toContain('value="unsubscribe"');
    for (const secret of ['gizem', '<script']) expect(html).not.toContain(secret);
    expect((await stored())?.unsubscribedAt).toBeNull();
  });

  it('takes the choice of its form, leads back, and takes it back', async () => {
    const response = await choose('unsubscribe');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(path);
    expect(await stored()).toMatchObject({ unsubscribedAt: expect.any(Date), expiresAt: null });
    const html = await (await send('GET', path)).text();
    expect(html).toContain('artık tanıtım e-postası göndermeyeceğiz');
    expect(html).not.toContain('value="unsubscribe"');

    expect((await choose('resubscribe')).status).toBe(303);
    expect(await stored()).toMatchObject({ unsubscribedAt: null, expiresAt: expect.any(Date) });
  });

  const oneClick = new FormData();
  oneClick.set('List-Unsubscribe', 'One-Click');
  it.each<[string, BodyInit | undefined]>([
    ['urlencoded', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['multipart', oneClick],
    ['without a body', undefined],
  ])('takes the one click of a mail program, %s, without a redirection', async (_, body) => {
    const response = await send('POST', path, body);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('artık tanıtım e-postası göndermeyeceğiz');
    const first = await stored();
    expect(first?.unsubscribedAt).toBeInstanceOf(Date);
    expect((await send('POST', path, body)).status).toBe(200);
    expect(await stored()).toEqual(first);
  });

  it('is refused from another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://boshka.example' };
    expect((await send('POST', path, undefined, foreign)).status).toBe(403);
    expect((await stored())?.unsubscribedAt).toBeNull();
  });

  it.each(['onizleme', 'f'.repeat(40), '%3Cscript%3E'])('says of %s that it is no link', async (wrong) => {
    const address = `/e-posta-tercihi/${wrong}`;
    for (const response of [await send('GET', address), await send('POST', address)]) {
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('Bu bağlantı geçerli değil');
      expect(html).not.toContain('<form');
    }
  });

  it('is there while the site is closed', async () => {
    const admin = await gateway.login('admin');
    const close = (value: string) =>
      admin.send('PUT', '/api/site-settings/bulk', { settings: [{ key: 'maintenance_mode', value }] });
    expect((await close('true')).status).toBe(200);
    expect((await send('GET', '/')).status).toBe(503);
    expect((await send('GET', path)).status).toBe(200);
    await close('false');
  });
});
