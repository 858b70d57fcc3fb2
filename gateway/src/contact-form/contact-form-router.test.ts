import { database } from '@practice/service-kit';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
const message = {
  name: 'Elif Yıldız',
  email: 'elif@ornek.com',
  contactType: 'appointment',
  subject: 'Görüşme',
  message: 'İlk görüşme ne kadar sürüyor acaba?',
  kvkkConsent: 'true',
  website: '',
};

let addresses = 0;

/** Posts the form as a browser does, from an address of its own. */
function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  addresses += 1;
  return fetch(new URL('/iletisim', gateway.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.9.8.${addresses}`, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
}
const stored = () => database().collection('contact_messages').countDocuments();

describe('the contact form without scripts', () => {
  it('stores the message, with its consent, and leads to the success state', async () => {
    const response = await post(message);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/iletisim?gonderildi=1#mesaj');
    const [record] = await database().collection('contact_messages').find().toArray();
    expect(record).toMatchObject({
      name: 'Elif Yıldız',
      contactType: 'appointment',
      consent: { legalTextVersion: expect.any(String) },
      origin: 'form',
    });
  });

  it('comes back with errors beside the fields and everything that was typed', async () => {
    const before = await stored();
    const response = await post({ ...message, email: 'elif@', message: 'kısa', kvkkConsent: '' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Geçerli bir e-posta adresi giriniz');
    expect(html).toContain('En az 10 karakter yazınız');
    expect(html).toContain('KVKK aydınlatma metnini okuyup onaylamanız gereklidir');
    expect(html).toContain('value="Elif Yıldız"');
    expect(html).toContain('value="elif@"');
    expect(html).toContain('<option value="appointment" selected>');
    expect(await stored()).toBe(before);
  });

  it('shows hostile text as text', async () => {
    const html = await (await post({ ...message, name: '"><script>x</script>', message: '</textarea><b>' })).text();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('</textarea><b>');
  });

  it('says when too many came from one address, and when to try again', async () => {
    const from = { 'x-forwarded-for': '10.1.1.1' };
    for (let count = 0; count < 5; count++) await post({ ...message, subject: `Soru ${count}` }, from);
    const response = await post({ ...message, subject: 'Soru 6' }, from);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('value="Soru 6"');
  });

  it('answers a robot like anybody else and stores nothing', async () => {
    const before = await stored();
    expect((await post({ ...message, subject: 'Reklam', website: 'x' })).status).toBe(303);
    expect(await stored()).toBe(before);
  });

  it('is refused from another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://boshka.example' };
    expect((await post({ ...message, subject: 'Dışarıdan' }, foreign)).status).toBe(403);
  });

  it.each([
    ['nothing', {}],
    ['an empty message', { ...message, message: '' }],
    ['an unknown type', { ...message, contactType: '<x>' }],
  ])('with %s is a page, never an error of the server', async (_what, fields) => {
    const response = await post(fields);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});
