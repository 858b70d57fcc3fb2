import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import ContactsScreen from './contacts-screen.tsx';

const message = {
  id: '1',
  name: 'Elif Yıldız',
  email: 'elif@ornek.example',
  subject: 'Görüşme süresi',
  contactType: 'general',
  status: 'read',
  isSpam: false,
  assigneeId: null,
  createdAt: '2026-11-21T11:05:00.000Z',
  message: 'İlk görüşme ne kadar sürüyor?',
  consent: { legalTextVersion: 'abc', agreedAt: '2026-11-21T11:05:00.000Z' },
};
const entry = { id: 'c1', text: 'messageNotice', state: 'given', withdrawal: null };

function open(contactWithdrawnAt: string | null) {
  const inbox = { contactWithdrawnAt };
  const api = fakeApi({
    Query: {
      contactMessages: () => ({ items: [message], total: 1 }),
      contactMessage: () => ({ ...message, contactWithdrawnAt: inbox.contactWithdrawnAt }),
      contactReplies: () => [],
      contactReplyDrafts: () => [],
      recordConsents: () => [entry],
    },
    Mutation: {
      withdrawConsent() {
        inbox.contactWithdrawnAt = '2026-11-22T08:00:00.000Z';
        return [{ ...entry, state: 'withdrawn' }];
      },
      replyToContactMessage: () => ({ id: 'r1', state: 'waiting' }),
    },
  });
  return { api, ...renderSection(<ContactsScreen />, { api, hash: '#contacts?id=1' }) };
}
const sheetOf = async () => within(await screen.findByRole('dialog', { name: 'Görüşme süresi' }));

it('a sender who does not want to be written to is noted with the message', async () => {
  const { api, user } = open(null);
  const sheet = await sheetOf();
  await user.click(await sheet.findByRole('button', { name: 'Geri alındığını kaydet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Onayın geri alındığını kaydet' }));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await sheet.findByText('Geri alındı')).toBeTruthy();
  expect(api.callsOf('WithdrawRecordConsent')).toMatchObject([{ id: 'c1', input: { channel: 'phone' } }]);
});

it('a reply to them has to be wanted all the same', async () => {
  const { api, user } = open('2026-11-22T08:00:00.000Z');
  const sheet = await sheetOf();
  await user.click(await sheet.findByRole('button', { name: 'Yanıtla' }));
  expect(sheet.getByRole('note').textContent).toContain('Bu kişi kendisine yazılmasını istemiyor.');
  await user.type(sheet.getByLabelText(/^Yanıt/, { selector: 'textarea' }), 'Elli dakika.');
  await user.click(sheet.getByRole('button', { name: 'Gönder' }));
  expect(await sheet.findByText('Yanıtlamak için işaretleyin')).toBeTruthy();
  expect(api.callsOf('ReplyToContactMessage')).toEqual([]);
  await user.click(sheet.getByLabelText(/^Yine de yanıtlamak istiyorum/));
  await user.click(sheet.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Yanıt gönderim sırasına alındı.')).toBeTruthy();
  expect(api.callsOf('ReplyToContactMessage')).toMatchObject([
    { id: '1', input: { text: 'Elli dakika.', allowWithdrawn: true } },
  ]);
});
