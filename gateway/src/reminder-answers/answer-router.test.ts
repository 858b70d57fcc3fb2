import { addDays, today } from '@practice/contracts';
import { callService, database } from '@practice/service-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
let id: string;
let path: string;
beforeAll(async () => {
  const staff = await gateway.login('admin');
  const fields = {
    ...{ parentName: 'Gizem Saklı', childName: 'Deniz Saklı', childBirthDate: '2018-02-03', phone: '05321112233' },
    ...{ email: 'gizem@ornek.example', serviceType: 'oyun-terapisi', reason: 'Uyku', status: 'confirmed' },
    ...{ appointmentDate: addDays(today(), 40), appointmentTime: '11:00', allowConflict: true, allowClosed: true },
  };
  const { body } = await staff.post('/api/appointments', fields);
  id = (body as { id: string }).id;
  const { token } = await callService('appointments', 'issueAnswerToken', { id });
  path = `/hatirlatma/${token}`;
});

let addresses = 0;

/** Sends a request as a browser without scripts does, from an address of its own. */
function send(
  method: 'GET' | 'POST',
  to: string,
  fields?: Record<string, string>,
  headers: Record<string, string> = {},
) {
  addresses += 1;
  return fetch(new URL(to, gateway.url), {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.9.7.${addresses}`, 'sec-fetch-site': 'same-origin', ...headers },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
  });
}

const stored = async () => {
  const found = await database().collection('appointments').findOne({ email: 'gizem@ornek.example' });
  return found?.parentAnswer?.answer ?? null;
};

describe('the page of the link in a reminder', () => {
  it('shows day and time, names nobody, is kept and listed nowhere, and changes nothing', async () => {
    const response = await send('GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    for (const part of ['11:00', 'Geleceğim', 'Başka bir zaman istiyorum', 'href="tel:']) expect(html).toContain(part);
    for (const secret of ['Gizem', 'Deniz', 'gizem@', 'Oyun', '<script']) expect(html).not.toContain(secret);
    expect(await stored()).toBeNull();
  });

  it('takes the answer of a form, and leads back to the page, which shows it', async () => {
    const response = await send('POST', path, { answer: 'other_time' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(path);
    expect(await stored()).toBe('other_time');
    const html = await (await send('GET', path)).text();
    expect(html).toContain('Başka bir zaman istediğinizi bildirdiniz.');
    expect(html).toContain('value="coming"');
    expect(html).not.toContain('value="other_time"');
  });

  it('shows staff the answer over both APIs', async () => {
    const staff = await gateway.login('user');
    const { data } = await staff.graphql('query($id: ID!) { appointment(id: $id) { parentAnswer { answer at } } }', {
      id,
    });
    expect(data).toMatchObject({ appointment: { parentAnswer: { answer: 'other_time' } } });
  });

  it.each([[{}], [{ answer: 'x' }]])('says what is missing in %j', async (fields) => {
    const response = await send('POST', path, fields);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Lütfen yanıtınızı seçin.');
  });

  it('is refused from another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://boshka.example' };
    expect((await send('POST', path, { answer: 'coming' }, foreign)).status).toBe(403);
    expect(await stored()).toBe('other_time');
  });

  it.each(['/hatirlatma/onizleme', '/hatirlatma/%3Cscript%3E'])('says of %s that it is no link', async (wrong) => {
    for (const response of [await send('GET', wrong), await send('POST', wrong, { answer: 'coming' })]) {
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('Bu bağlantı geçerli değil');
      expect(html).not.toContain('<form');
    }
  });

  it('says after a move that the time has changed, with the phone', async () => {
    const staff = await gateway.login('admin');
    const moved = { appointmentDate: addDays(today(), 41), allowConflict: true, allowClosed: true };
    expect((await staff.send('PUT', `/api/appointments/${id}`, moved)).status).toBe(200);
    const response = await send('POST', path, { answer: 'coming' });
    expect(response.status).toBe(410);
    const html = await response.text();
    expect(html).toContain('Randevunun saati değişti');
    expect(html).toContain('href="tel:');
    expect(await stored()).toBeNull();
  });
});
