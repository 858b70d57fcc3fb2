import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import EmailScreen from '../email-screen.tsx';

const failed = {
  id: 'request-received:a1',
  about: 'appointment',
  title: 'Talep alındı',
  subjectId: 'a1',
  recipientName: 'Elif Yıldız',
  recipientEmail: 'elif@ornek.example',
  state: 'failed',
  reason: 'E-posta sunucusu iletiyi kabul etmedi (554). Gönderen hesabı sağlayıcınızla kontrol edin.',
  isAddressRefused: false,
  attempts: 3,
  createdAt: '2026-11-20T09:30:00.000Z',
  dueAt: null,
  sentAt: null,
};
const later = { ...failed, reason: null, attempts: 0, recipientName: null, recipientEmail: null };
const scheduled = { ...later, id: '2', title: 'Bildirimler', about: 'staff', subjectId: null, state: 'scheduled' };
const sent = { ...later, id: '3', title: 'Yeni randevu talebi', state: 'sent', sentAt: '2026-11-20T09:31:00.000Z' };

function open({ emails = [failed], hash = '#email?tab=outbox', addressRefusesTotal = 0 } = {} as Opened) {
  const api = fakeApi({
    Query: { siteSettings: () => [], outbox: () => ({ items: emails, total: emails.length, addressRefusesTotal }) },
    Mutation: { resendOutboxEmail: () => ({ ...failed, state: 'waiting', reason: null }) },
  });
  renderSection(<EmailScreen />, { api, hash, role: 'admin', fetch: vi.fn(async () => new Response('{}')) });
  return api;
}
type Opened = { emails?: object[]; hash?: string; addressRefusesTotal?: number };
const row = (name: RegExp) => screen.findByRole('row', { name });

it('shows what could not be sent, why, to whom and about what, and sends it again', async () => {
  const api = open();
  const shown = within(await row(/^Talep alındı/));
  expect(shown.getByText('Gönderilemedi')).toBeTruthy();
  expect(shown.getByText(/iletiyi kabul etmedi \(554\).* · 3 deneme$/)).toBeTruthy();
  expect(shown.getByText('elif@ornek.example')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Talep alındı' }).getAttribute('href')).toContain('#appointments?id=a1');
  await userEvent.click(shown.getByRole('button', { name: 'Tekrar gönder: Talep alındı, Elif Yıldız' }));
  expect(await screen.findByText('E-posta gönderim sırasına alındı')).toBeTruthy();
  expect(api.callsOf('ResendOutboxEmail')).toEqual([{ id: 'request-received:a1' }]);
});

it('says when the scheduled and the sent ones go and went, and offers nothing for them', async () => {
  open({ emails: [{ ...scheduled, dueAt: '2026-11-25T05:00:00.000Z' }, sent] });
  const first = within(await row(/^Bildirimler/));
  expect(first.getByText('Zamanı bekleniyor')).toBeTruthy();
  expect(first.getByText('Personel')).toBeTruthy();
  expect(first.getByText(/08:00 itibarıyla gönderilecek$/)).toBeTruthy();
  const second = within(await row(/^Yeni randevu talebi/));
  expect(second.getByText('Muayenehane')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Tekrar gönder|Şimdi dene)/ })).toBeNull();
});

it('is narrowed by the address, and says when nothing fits', async () => {
  const api = open({ emails: [], hash: '#email?tab=outbox&state=failed&about=staff' });
  await screen.findByText('Bu filtrelere uyan e-posta yok.');
  expect(api.callsOf('Outbox').at(-1)).toMatchObject({ state: 'failed', about: 'staff', page: 1 });
  await userEvent.click(screen.getAllByRole('button', { name: 'Filtreleri temizle' })[0] as HTMLElement);
  expect(await screen.findByText('Henüz e-posta yok')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Giden e-postalar/, selected: true })).toBeTruthy();
});

it('says what went wrong, and tries again', async () => {
  const api = open();
  api.fail('ResendOutboxEmail', new ApiProblem('EMAIL_NOT_WAITING', { message: 'Bu e-posta gönderilmiş.' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Tekrar gönder/ }));
  expect(await screen.findByText('Bu e-posta gönderilmiş.')).toBeTruthy();
});

it('finds those that an address refuses, says what to do, and sends them all the same', async () => {
  const reason = 'Adres e-postaları reddettiği için denenmedi (posta kutusu dolu). Alıcıyı telefonla arayın.';
  const refused = { ...failed, state: 'skipped', isAddressRefused: true, attempts: 1, reason };
  const api = open({ emails: [refused], addressRefusesTotal: 2 });
  const toggle = await screen.findByRole('button', { name: 'Adresi reddediyor (2)' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(api.callsOf('Outbox').at(-1)).toMatchObject({ addressRefuses: true, page: 1 });
  const shown = within(await row(/^Talep alındı/));
  expect(shown.getByText(reason)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Yine de gönder: Talep alındı, Elif Yıldız' }));
  expect(await screen.findByText('E-posta gönderim sırasına alındı')).toBeTruthy();
});
