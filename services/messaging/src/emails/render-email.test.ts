import { type AppointmentRecord, emailKinds } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import type { Sender } from '../email-templates/sender.ts';
import { untouchedTemplate } from '../email-templates/whole-template.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { renderEmail } from './render-email.ts';

useStubServices();

const sender: Sender = {
  from: 'randevu@ardic.example',
  practice: {
    name: 'Ardıç Psikoloji',
    phone: '0282 000 24 24',
    email: 'bilgi@ardic.example',
    address: 'Salih Omurtak Caddesi No: 24\nÇorlu',
    therapist: 'Selin Ardıç',
    siteUrl: 'https://ardic.example',
    color: '#1F5F58',
  },
};
const record = appointment({ appointmentDate: '2026-11-21' });
const builtInKinds = emailKinds.filter((kind) => kind !== 'template');
const render = (kind: (typeof builtInKinds)[number], about: AppointmentRecord, by: Sender) =>
  renderEmail(untouchedTemplate(kind), about, by);
const withPractice = (overrides: Partial<Sender['practice']>) => ({
  ...sender,
  practice: { ...sender.practice, ...overrides },
});

describe('the e-mail to the parent', () => {
  it('says what was requested and when the practice will answer, in HTML and in text', async () => {
    const email = await render('request-received', record, sender);
    expect(email).toMatchObject({
      to: { name: 'Elif Yıldız', address: 'elif@ornek.example' },
      from: { name: 'Ardıç Psikoloji', address: 'randevu@ardic.example' },
      replyTo: 'bilgi@ardic.example',
      subject: 'Randevu talebiniz alındı | Ardıç Psikoloji',
    });
    for (const body of [email.html, email.text]) {
      for (const part of [
        'Sayın Elif Yıldız,',
        '24 saat içinde sizinle iletişime geçeceğiz.',
        '21 Kasım 2026, Cumartesi',
        '10:00',
        'Oyun Terapisi',
        '0282 000 24 24',
        'Ardıç Psikoloji',
      ])
        expect(body).toContain(part);
    }
    expect(email.text).toContain('Hizmet: Oyun Terapisi\n\nBu saat sizin için ayrıldı');
    expect(email.html).toContain('href="tel:02820002424"');
    expect(email.html).toContain('<html lang="tr">');
  });

  it('is complete without a phone', async () => {
    const { text, html } = await render('request-received', record, withPractice({ phone: '', address: '' }));
    expect(text).toContain('Planınız değişirse bu e-postayı yanıtlayabilirsiniz.');
    expect(html).not.toContain('tel:');
  });
});

describe('the e-mail to the practice', () => {
  it('says who sent the request and links to it', async () => {
    const email = await render('practice-notification', record, sender);
    expect(email).toMatchObject({
      to: 'bilgi@ardic.example',
      replyTo: { address: 'elif@ornek.example' },
      subject: 'Yeni randevu talebi: 21 Kasım 2026, Cumartesi, 10:00',
    });
    expect(email.text).toContain('https://ardic.example/admin#appointments?id=a1');
    expect(email.html).toContain('href="https://ardic.example/admin#appointments?id=a1"');
  });

  it('names the place when the address of the site is not known', async () => {
    const { text } = await render('practice-notification', record, withPractice({ siteUrl: '' }));
    expect(text).toContain('yönetim panelinin Randevular bölümünde');
  });
});

describe.each(builtInKinds)('%s', (kind) => {
  it('names nobody and no number while the practice has entered nothing', async () => {
    const nobody = { name: '', phone: '', email: '', address: '', siteUrl: '' };
    const { subject, text, html } = await render(kind, record, withPractice(nobody));
    expect(`${subject} ${text} ${html}`).not.toMatch(/psikolog|\b0\d{3} ?\d{3}|tel:|Çorlu/i);
  });

  it('has nothing clinical, and nothing about the child but the service', async () => {
    const noted = appointment({ notes: 'Gizli kalması gereken bir not.' });
    const email = JSON.stringify(await render(kind, noted, sender));
    for (const secret of ['Gizli', noted.childName, noted.childBirthDate, noted.phone])
      expect(email).not.toContain(secret);
  });

  it('has no link that a stranger typed as a name', async () => {
    const typed = appointment({ parentName: 'Hesabınız kapandı www.kotu-site.com https://kotu.site/giris' });
    const { html, text, to, replyTo, subject } = await render(kind, typed, sender);
    const email = JSON.stringify({ html, text, to, replyTo, subject });
    expect(email).not.toMatch(/kotu-site\.com|www\.kotu|kotu\.site|https:\/\/kotu/);
  });

  it('shows what was typed as text', async () => {
    const typed = appointment({ parentName: 'Elif <img src=x>', serviceType: '<b>' });
    const { html, text } = await render(kind, typed, sender);
    expect(html).not.toContain('<img');
    expect(html).toContain('Elif &lt;img');
    expect(text).toContain('Elif <img src=x>');
  });

  it('fills its frame without missing values', async () => {
    const { html, text, subject } = await render(kind, record, sender);
    for (const part of [html, text, subject]) expect(part).not.toMatch(/undefined|null|\{\{|\[object/);
  });
});

it('accepts a sender with a display name', async () => {
  const from = 'Randevu <randevu@ardic.example>';
  expect((await render('request-received', record, { ...sender, from })).from).toBe(from);
});
