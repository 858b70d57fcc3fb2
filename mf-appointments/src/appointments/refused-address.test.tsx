import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { appointment, email } from './testing/appointments-api.ts';
import { openScreen, row, setUpPractice } from './testing/open-screen.tsx';

const practice = setUpPractice();
const refused = {
  __typename: 'RefusedAddress',
  ...{ id: 'r1', address: 'elif@example.com', cause: 'full', serverCode: '552 5.2.2', count: 2, markedBy: null },
  lastAt: '2026-11-20T09:00:00.000Z',
};
let marks: object[];

beforeEach(() => {
  marks = [refused];
  practice.current.use({
    Query: { refusedAddresses: () => marks },
    Mutation: {
      markRefusedAddress({ input: { address } }: { input: { address: string } }) {
        const mark = { ...refused, address, cause: 'returned', serverCode: null, count: 1, markedBy: 'asistan' };
        marks = [mark];
        return mark;
      },
      clearRefusedAddress() {
        marks = [];
        return true;
      },
    },
  });
  practice.current.appointments = [
    appointment({ status: 'confirmed', appointmentDate: '2099-12-01', email: 'Elif@example.com' }),
    appointment({ id: '2', childName: 'Ali Kaya', email: 'kaya@example.com' }),
  ];
});

const openSheet = async (id = '1', name = 'Deniz Yılmaz') => {
  const opened = await openScreen(practice.current, { hash: `#appointments?id=${id}` });
  const sheet = within(await screen.findByRole('dialog', { name }));
  return { ...opened, part: within(await sheet.findByRole('region', { name: 'E-postalar' })), sheet };
};

it('is marked in the list, by a word beside the address, and no other is', async () => {
  await openScreen(practice.current);
  expect(await within(await row('Deniz Yılmaz')).findByText('E-posta ulaşmıyor')).toBeInTheDocument();
  expect(within(await row('Ali Kaya')).queryByText('E-posta ulaşmıyor')).toBeNull();
});

it('is explained at the appointment, with why, when and what to do; the mark can be taken away', async () => {
  const { part, user } = await openSheet();
  const note = within(await part.findByRole('note'));
  expect(note.getByText('elif@example.com adresine e-posta ulaşmıyor')).toBeInTheDocument();
  expect(note.getByText('Posta kutusu dolu (552 5.2.2) · 2 kez, son 20.11.2026 12:00')).toBeInTheDocument();
  expect(note.getByText(/Telefonla arayıp doğru adresi sorun/)).toBeInTheDocument();
  await user.click(note.getByRole('button', { name: 'İşareti kaldır' }));
  await waitFor(() => expect(part.queryByRole('note')).toBeNull());
  expect(practice.current.callsOf('ClearRefusedAddress')).toEqual([{ id: 'r1' }]);
});

it('can be marked by hand when an e-mail came back', async () => {
  const { part, user } = await openSheet('2', 'Ali Kaya');
  await user.click(await part.findByRole('button', { name: 'E-posta geri döndü' }));
  const note = within(await part.findByRole('note'));
  expect(note.getByText('E-posta geri döndü · 20.11.2026 12:00 · işaretleyen: asistan')).toBeInTheDocument();
  expect(practice.current.callsOf('MarkRefusedAddress')).toEqual([{ input: { address: 'kaya@example.com' } }]);
});

it('is known as soon as somebody else or the mail server says so', async () => {
  marks = [];
  const { part, emit } = await openSheet();
  expect(await part.findByRole('button', { name: 'E-posta geri döndü' })).toBeInTheDocument();
  marks = [refused];
  emit({ type: 'refused-address.changed', payload: { id: 'r1' } });
  expect(await part.findByRole('note')).toBeInTheDocument();
});

it('is warned of before an e-mail is sent by hand, and what was skipped can be sent all the same', async () => {
  const reason = 'Adres e-postaları reddettiği için denenmedi (posta kutusu dolu). Alıcıyı telefonla arayın.';
  practice.current.emails = [email({ state: 'skipped', reason, isAddressRefused: true })];
  const { part, user } = await openSheet();
  expect(await part.findByText(reason)).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'E-posta gönder…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E‑posta Şablonu Seç' }));
  expect(dialog.getByRole('note')).toHaveTextContent('Yine de denenir; ulaşmayabilir. Veliyi telefonla arayın.');
  expect(dialog.getByRole('button', { name: 'Yine de gönder' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await user.click(part.getByRole('button', { name: 'Yine de gönder: Onay e-postası' }));
  await waitFor(() => expect(practice.current.callsOf('ResendEmail')).toEqual([{ id: 'e1' }]));
});

it('is warned of in the panel of a day', async () => {
  await openScreen(practice.current, { hash: '#appointments?view=month&date=2099-12-01&day=2099-12-01' });
  expect(await screen.findByText('E-posta ulaşmıyor')).toBeInTheDocument();
});
