import type { ContactStatus } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import ContactsScreen from './contacts-screen.tsx';

type Stored = {
  id: string;
  name: string;
  email: string;
  subject: string | null;
  contactType: string;
  message: string;
  status: ContactStatus;
  isSpam: boolean;
  assigneeId: string | null;
  createdAt: string;
};

const elif: Stored = {
  id: '6b033c4a10c2ed45868a0001',
  name: 'Elif Yıldız',
  email: 'elif@ornek.example',
  subject: 'Görüşme süresi',
  contactType: 'general',
  message: 'İlk görüşme ne kadar sürüyor?',
  status: 'unread',
  isSpam: false,
  assigneeId: null,
  createdAt: '2026-11-21T11:05:00.000Z',
};
const mert: Stored = { ...elif, id: '6b033c4a10c2ed45868a0002', name: 'Mert Ak', subject: null, status: 'replied' };
const reklam: Stored = { ...elif, id: '6b033c4a10c2ed45868a0003', name: 'Reklam', isSpam: true };
const draft = {
  id: 'information',
  name: 'Bilgi talebine yanıt',
  subject: 'Yanıt: Görüşme süresi',
  text: 'Sayın Elif Yıldız,\n\n[Yanıtınızı buraya yazın]',
};

type Input = { subject: string; text: string };

/** An inbox with these messages, by the rules of the server in short. */
function open(
  hash = '#contacts',
  { role, fetch, ...start }: { role?: 'user'; messages?: Stored[]; fetch?: StaffFetch } = {},
) {
  const inbox = {
    messages: start.messages ?? [elif, mert, reklam],
    replies: [] as object[],
  };
  const found = (id: string) => {
    const message = inbox.messages.find((each) => each.id === id);
    if (!message) throw new ApiProblem('NOT_FOUND');
    return message;
  };
  const change = (id: string, changes: Partial<Stored>) => {
    const changed = { ...found(id), ...changes };
    inbox.messages = inbox.messages.map((each) => (each.id === id ? changed : each));
    return changed;
  };
  const count = (status: ContactStatus) => inbox.messages.filter((one) => !one.isSpam && one.status === status).length;
  const api = fakeApi({
    Query: {
      contactMessages({ status, search, isSpam }: { status?: string; search?: string; isSpam?: boolean }) {
        const items = inbox.messages.filter(
          (one) =>
            one.isSpam === isSpam && (!status || one.status === status) && (!search || one.name.includes(search)),
        );
        return { items, total: items.length };
      },
      contactMessageTotals: () => ({
        total: inbox.messages.filter(({ isSpam }) => !isSpam).length,
        unread: count('unread'),
        read: count('read'),
        replied: count('replied'),
        archived: count('archived'),
        spam: inbox.messages.filter(({ isSpam }) => isSpam).length,
      }),
      contactAssignees: () => [
        { id: 'u1', username: 'selin', isActive: true },
        { id: 'u2', username: 'ayrilan', isActive: false },
      ],
      contactMessage: ({ id }: { id: string }) => ({ ...found(id), consent: null }),
      contactReplies: () => inbox.replies,
      contactReplyDrafts: () => [draft],
    },
    Mutation: {
      setContactStatus: ({ id, status }: { id: string; status: ContactStatus }) => change(id, { status }),
      setContactSpam: ({ id, isSpam }: { id: string; isSpam: boolean }) => change(id, { isSpam }),
      assignContactMessage: ({ id, userId }: { id: string; userId: string | null }) =>
        change(id, { assigneeId: userId }),
      bulkSetContactStatus({ ids, status }: { ids: string[]; status: ContactStatus }) {
        for (const id of ids) change(id, { status });
        return { results: ids.map((id) => ({ id, ok: true })) };
      },
      bulkSetContactSpam({ ids, isSpam }: { ids: string[]; isSpam: boolean }) {
        for (const id of ids) change(id, { isSpam });
        return { results: ids.map((id) => ({ id, ok: true })) };
      },
      bulkDeleteContactMessages({ ids }: { ids: string[] }) {
        inbox.messages = inbox.messages.filter(({ id }) => !ids.includes(id));
        return { results: ids.map((id) => ({ id, ok: true })) };
      },
      replyToContactMessage({ id, input }: { id: string; input: Input }) {
        change(id, { status: 'replied' });
        const reason = 'E-posta sunucusu ayarlanmamış.';
        const times = { createdAt: '2026-11-22T08:00:00.000Z', sentAt: null };
        inbox.replies = [{ id: 'r1', ...input, author: 'asistan', state: 'waiting', reason, ...times }];
        return inbox.replies[0];
      },
    },
  });
  return {
    api,
    inbox,
    ...renderSection(<ContactsScreen />, { api, hash, ...(role ? { role } : {}), ...(fetch ? { fetch } : {}) }),
  };
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const sheet = (name: string) => screen.findByRole('dialog', { name });

it('lists messages with their fallbacks and totals, without spam, which is counted apart', async () => {
  const { user } = open();
  // Subjects are encrypted, so no search finds their words.
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Ad veya e-posta');
  const untitled = await row(/^Mert Ak/);
  expect(within(untitled).getByText('Konu belirtilmemiş')).toBeTruthy();
  expect(within(untitled).getByText('21.11.2026 14:05')).toBeTruthy();
  expect(
    within(untitled)
      .getByRole('link', { name: /^E-posta ile yanıtla/ })
      .getAttribute('href'),
  ).toBe('mailto:elif@ornek.example?subject=Mesaj%C4%B1n%C4%B1za%20yan%C4%B1t%20(Genel%20bilgi)');
  expect(screen.queryByRole('row', { name: /^Reklam/ })).toBeNull();
  const totals = screen.getByRole('group', { name: 'Toplamlar' }).textContent;
  expect(totals).toBe('Toplam: 2Okunmamış: 1Yanıtlanan: 1Spam: 1');
  await user.click(screen.getByRole('button', { name: /^Spam/ }));
  expect(await row(/^Reklam/)).toBeTruthy();
  expect(location.hash).toBe('#contacts?tab=spam');
});

it('exports what the list shows, and says when that fails', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 500 }));
  const { user } = open('#contacts?tab=replied&search=Mert', { fetch });
  await row(/^Mert Ak/);
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('Export işlemi başarısız oldu.')).toBeTruthy();
  expect(fetch).toHaveBeenCalledWith('/api/export/contacts?status=replied&isSpam=false&search=Mert&format=csv');
});

it('opens a shared view as it was', async () => {
  const { api } = open('#contacts?tab=replied&search=Mert&assignee=u1');
  expect(await row(/^Mert Ak/)).toBeTruthy();
  expect(api.callsOf('ContactMessages')[0]).toMatchObject({ status: 'replied', search: 'Mert', assigneeId: 'u1' });
});

it('reports a failed load, and tries again', async () => {
  const { api, user } = open('#contacts?tab=archived');
  await screen.findByText('Mesaj bulunamadı');
  api.fail('ContactMessages', new ApiProblem('FORBIDDEN'));
  await user.click(screen.getByRole('button', { name: /^Okundu/ }));
  expect(await screen.findByText(/Mesajlar yüklenemedi/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /tekrar dene/i }));
  await waitFor(() => expect(screen.queryByText(/Mesajlar yüklenemedi/)).toBeNull());
});

it('sets a status from the row, with a way back, and says when it fails', async () => {
  const { api, inbox, user } = open();
  const select = within(await row(/^Elif/)).getByRole('combobox', { name: /^Durum/ });
  await user.selectOptions(select, 'Arşivlendi');
  expect(await screen.findByText('Mesaj durumu güncellendi.')).toBeTruthy();
  expect(inbox.messages[0]?.status).toBe('archived');
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(inbox.messages[0]?.status).toBe('unread'));
  api.fail('SetContactStatus', new ApiProblem('INTERNAL'));
  await user.selectOptions(select, 'Okundu');
  expect(await screen.findByText('Durum güncellenirken hata oluştu.')).toBeTruthy();
});

it('changes several at once: a status has to be chosen, deletion asks', async () => {
  const { inbox, user } = open();
  await user.click(within(await row(/^Elif/)).getByRole('checkbox'));
  await user.click(within(await row(/^Mert/)).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Uygula' }));
  expect(await screen.findByText('Lütfen bir durum seçin.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Seçilenlerin durumu' }), 'Okundu');
  await user.click(screen.getByRole('button', { name: 'Uygula' }));
  expect(await screen.findByText('2 mesajın durumu güncellendi.')).toBeTruthy();
  expect(inbox.messages.map(({ status }) => status)).toEqual(['read', 'read', 'unread']);
  await user.click(within(await row(/^Elif/)).getByRole('checkbox'));
  await user.click(within(screen.getByRole('region', { name: 'Toplu işlemler' })).getByRole('button', { name: 'Sil' }));
  expect(inbox.messages).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Kalıcı olarak sil' }));
  expect(await screen.findByText('Mesaj silindi.')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /^Elif/ })).toBeNull();
});

it('marks several as spam at once, and takes the mark away where spam is listed', async () => {
  const { inbox, user } = open();
  const actions = () => within(screen.getByRole('region', { name: 'Toplu işlemler' }));
  await user.click(within(await row(/^Elif/)).getByRole('checkbox'));
  await user.click(within(await row(/^Mert/)).getByRole('checkbox'));
  await user.click(actions().getByRole('button', { name: 'Spam' }));
  expect(await screen.findByText('2 mesaj spam olarak işaretlendi.')).toBeTruthy();
  expect(inbox.messages.map(({ isSpam }) => isSpam)).toEqual([true, true, true]);
  await user.click(screen.getByRole('button', { name: /^Spam/ }));
  await user.click(within(await row(/^Elif/)).getByRole('checkbox'));
  await user.click(actions().getByRole('button', { name: 'Spam değil' }));
  expect(await screen.findByText('Mesaj spam değil olarak işaretlendi.')).toBeTruthy();
  expect(inbox.messages.map(({ isSpam }) => isSpam)).toEqual([false, true, true]);
});

it('a reply begins with a template, is finished by staff, and stays in the thread with its state', async () => {
  const { api, user } = open(`#contacts?id=${elif.id}`);
  const dialog = within(await sheet('Görüşme süresi'));
  expect(await dialog.findByText('İlk görüşme ne kadar sürüyor?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Yanıtla' }));
  await dialog.findByRole('option', { name: draft.name });
  await user.selectOptions(dialog.getByLabelText('Şablon'), draft.name);
  await user.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await dialog.findByText('Köşeli ayraç içindeki yere yanıtınızı yazın')).toBeTruthy();
  expect(api.callsOf('ReplyToContactMessage')).toEqual([]);
  const text = dialog.getByLabelText(/^Yanıt/, { selector: 'textarea' });
  await user.clear(text);
  await user.type(text, '50 dakika.');
  await user.click(dialog.getByRole('button', { name: 'Gönder' }));
  expect(await dialog.findByText('Gönderilmeyi bekliyor')).toBeTruthy();
  expect(dialog.getByText('E-posta sunucusu ayarlanmamış.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Şimdi dene' })).toBeTruthy();
  expect(api.callsOf('ReplyToContactMessage')).toEqual([
    { id: elif.id, input: { subject: draft.subject, text: '50 dakika.' } },
  ]);
  expect(dialog.queryByRole('button', { name: 'Okundu İşaretle' })).toBeNull();
});

it('a message is the first thing that its sheet shows', async () => {
  open(`#contacts?id=${elif.id}`);
  const dialog = await sheet('Görüşme süresi');
  const message = await within(dialog).findByText(elif.message);
  for (const name of ['KVKK', 'Sorumlu', 'E-posta geri döndü']) {
    const other = within(dialog).getByText(name);
    expect(message.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING, name).toBeTruthy();
  }
});

it('a message is marked read and assigned; a deactivated assignee keeps the name', async () => {
  const { inbox, user } = open(`#contacts?id=${elif.id}`, { messages: [{ ...elif, assigneeId: 'u2' }] });
  const dialog = within(await sheet('Görüşme süresi'));
  await user.click(await dialog.findByRole('button', { name: 'Okundu İşaretle' }));
  await waitFor(() => expect(inbox.messages[0]?.status).toBe('read'));
  const assignee = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Sorumlu/ });
  await waitFor(() => expect(assignee.selectedOptions[0]?.textContent).toBe('ayrilan (pasif)'));
  await user.selectOptions(assignee, 'selin');
  expect(await screen.findByText('Sorumlu güncellendi.')).toBeTruthy();
  expect(inbox.messages[0]?.assigneeId).toBe('u1');
});

it('shows what others send at once; those who may not delete are not offered it', async () => {
  const { emit, inbox, user } = open('#contacts', { role: 'user', messages: [elif] });
  await user.click(await screen.findByRole('button', { name: /^İşlemler: Elif/ }));
  expect(screen.queryByRole('menuitem', { name: 'Sil' })).toBeNull();
  inbox.messages = [mert, elif];
  emit({ type: 'contact-message.received', payload: { id: mert.id }, seq: 1, at: '' } as never);
  expect(await row(/^Mert Ak/)).toBeTruthy();
});

it('a message that was deleted while it was open is said to be gone', async () => {
  open('#contacts?id=6b033c4a10c2ed45868affff');
  expect(await within(await sheet('Mesaj')).findByText('Bu mesaj silinmiş olabilir.')).toBeTruthy();
});

it('warns of an address that refuses e-mails, in the list and at the message, where the mark can be taken away', async () => {
  const mark = { id: 'r1', address: elif.email, cause: 'unknown_mailbox', serverCode: '550 5.1.1', count: 1 };
  let marks = [{ ...mark, lastAt: elif.createdAt, markedBy: null }];
  const { api, user } = open(`#contacts?id=${elif.id}`, { messages: [elif] });
  api.use({
    Query: { refusedAddresses: () => marks },
    Mutation: {
      clearRefusedAddress() {
        marks = [];
        return true;
      },
    },
  });
  const note = within(await screen.findByRole('note'));
  expect(screen.getByText('E-posta ulaşmıyor').closest('tr')).toBeTruthy();
  expect(note.getByText(/^Böyle bir posta kutusu yok \(550 5\.1\.1\) · /)).toBeTruthy();
  await user.click(note.getByRole('button', { name: 'İşareti kaldır' }));
  await waitFor(() => expect(screen.queryByText('E-posta ulaşmıyor')).toBeNull());
  expect(screen.getByRole('button', { name: 'E-posta geri döndü' })).toBeTruthy();
});
