import { addDays, today } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import DataRequestsTab from './data-requests-tab.tsx';

const request = {
  id: '1',
  kind: 'erasure',
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com' as string | null,
  phone: null as string | null,
  channel: 'letter',
  receivedOn: addDays(today(), -10),
  dueOn: addDays(today(), 20),
  details: null as string | null,
  identityCheck: null as string | null,
  identityCheckedBy: null,
  identityCheckedAt: null,
  answer: null as string | null,
  isClosed: false,
  closedBy: null,
  closedAt: null,
  version: 1,
};
const overdue = { ...request, id: '2', name: 'Deniz Ak', kind: 'information', dueOn: addDays(today(), -2) };

let hasGdpr = 'false';

function open(...stored: (typeof request)[]) {
  const register: { requests: object[] } = { requests: stored };
  const api = fakeApi({
    Query: {
      dataRequests: () => register.requests,
      siteSettings: () => [{ settingKey: 'gdpr_enabled', settingValue: hasGdpr }],
    },
    Mutation: {
      createDataRequest({ input }: { input: object }) {
        const created = { ...request, ...input, id: 'new' };
        register.requests = [...register.requests, created];
        return created;
      },
      updateDataRequest: ({ input }: { input: object }) => ({ ...request, ...input, version: 2 }),
    },
  });
  return { api, ...renderSection(<DataRequestsTab />, { api, hash: '#privacy' }) };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('says of each request how long is left', async () => {
  open(request, overdue, { ...request, id: '3', name: 'Can', isClosed: true });
  expect(within(await screen.findByRole('row', { name: 'Ayşe Yılmaz' })).getByText('20 gün kaldı')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'Deniz Ak' })).getByText('2 gün geçti')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'Can' })).getByText('Kapandı')).toBeTruthy();
});

it('filters by state, kind, name and address', async () => {
  const { user } = open(request, overdue);
  await user.click(await screen.findByRole('button', { name: /Süresi geçen/ }));
  expect(screen.queryByRole('row', { name: 'Ayşe Yılmaz' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Süresi geçen/ }));
  await user.selectOptions(screen.getByLabelText('Tür'), 'Silme');
  expect(screen.queryByRole('row', { name: 'Deniz Ak' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'ayse@');
  expect(await screen.findByRole('row', { name: 'Ayşe Yılmaz' })).toBeTruthy();
});

it('records a request that came in today', async () => {
  const { api, user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Yeni başvuru' }))[0] as HTMLElement);
  const dialog = await dialogOf('Yeni başvuru');
  await user.selectOptions(dialog.getByLabelText(/^Tür/), 'Dışa aktarma');
  await user.type(dialog.getByLabelText(/^Başvuranın adı/), 'Ayşe Yılmaz');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Başvuru oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateDataRequest')).toMatchObject([
    { input: { kind: 'export', name: 'Ayşe Yılmaz', channel: 'email', receivedOn: today() } },
  ]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('is of a kind of the GDPR with gdpr_enabled alone, unless it is of one already', async () => {
  const kinds = async (name: string) =>
    within((await dialogOf(name)).getByLabelText(/^Tür/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const create = async () => {
    const { user, unmount } = open({ ...request, kind: 'restriction' });
    await user.click((await screen.findAllByRole('button', { name: 'Yeni başvuru' }))[0] as HTMLElement);
    return { user, unmount };
  };
  const { unmount } = await create();
  expect(await kinds('Yeni başvuru')).not.toContain('İşlemenin kısıtlanması');
  unmount();
  const stored = open({ ...request, kind: 'restriction' });
  await stored.user.click(await screen.findByRole('button', { name: 'Düzenle: Ayşe Yılmaz' }));
  const edited = await kinds('Düzenle: Ayşe Yılmaz');
  expect([edited.includes('İşlemenin kısıtlanması'), edited.includes('Veri taşınabilirliği')]).toEqual([true, false]);
  stored.unmount();
  hasGdpr = 'true';
  await create();
  await waitFor(async () => expect(await kinds('Yeni başvuru')).toContain('Veri taşınabilirliği'));
  hasGdpr = 'false';
});

it('is closed with an answer, and says at the field that it is missing', async () => {
  const { api, user } = open(request);
  const errors = [{ field: 'answer', message: 'Kapatmadan önce verilen cevabı yazın', code: 'REQUIRED' }];
  api.fail('UpdateDataRequest', new ApiProblem('VALIDATION_FAILED', { errors }));
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Ayşe Yılmaz' }));
  const dialog = await dialogOf('Düzenle: Ayşe Yılmaz');
  await user.click(dialog.getByLabelText('Başvuru kapandı'));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect((await dialog.findAllByText('Kapatmadan önce verilen cevabı yazın')).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /^Verilen cevap/ }), 'Silindi.');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Başvuru güncellendi')).toBeTruthy();
  expect(api.callsOf('UpdateDataRequest').at(-1)).toEqual({
    id: '1',
    input: { answer: 'Silindi.', isClosed: true, version: 1 },
  });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
