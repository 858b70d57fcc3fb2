import { ApiProblem, FakeRecords, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Redirect } from './record/records.ts';
import Redirects from './redirects.tsx';

const moved: Redirect = {
  __typename: 'Redirect',
  id: 'r1',
  matchType: 'exact',
  fromUrl: '/eski',
  toUrl: '/yeni',
  redirectType: 301,
  isActive: true,
  hitCount: 12,
  lastHitAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 1,
};
const gone: Redirect = { ...moved, id: 'r2', fromUrl: '/gitti', toUrl: '', redirectType: 410 };

function open(stored: Redirect[] = [moved, gone], hash = '#url-management') {
  const records = new FakeRecords(moved, stored);
  const api = fakeApi({
    Query: {
      redirects: () => ({ items: records.all, total: records.all.length }),
      redirectStats: () => ({ total: records.all.length, active: 2, hits: 12, movedForGood: 1 }),
    },
    Mutation: {
      createRedirect: records.create,
      updateRedirect: records.update,
      deleteRedirect: records.remove,
      bulkRedirects: ({ input: { ids } }: { input: { ids: string[] } }) => ({
        operation: null,
        results: ids.map((id, index) => ({
          index,
          fromUrl: id,
          ok: index === 0,
          message: index === 0 ? null : 'Döngü',
        })),
      }),
    },
  });
  return { api, ...renderSection(<Redirects />, { api, hash }) };
}

it('shows where addresses lead, with figures, and asks the server for what is searched', async () => {
  const { api, user } = open();
  expect(within(await screen.findByRole('row', { name: '/eski' })).getByRole('link', { name: '/yeni' })).toBeTruthy();
  expect(within(screen.getByRole('row', { name: '/gitti' })).getByText('kaldırıldı')).toBeTruthy();
  expect(await screen.findByText('301 yönlendirme')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Eşleşme'), 'Desen (:ad, *)');
  await expect.poll(() => api.callsOf('Redirects').at(-1)).toMatchObject({ matchType: 'pattern', page: 1 });
});

it('a link to a new one brings its addresses along; a refusal stands at its field', async () => {
  const { api, user } = open([], '#url-management?id=new&from=/yok&to=/blog');
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni yönlendirme' }));
  expect((dialog.getByLabelText(/^Kaynak URL/) as HTMLInputElement).value).toBe('/yok');
  api.fail(
    'CreateRedirect',
    new ApiProblem('CONFLICT', {
      errors: [{ field: 'toUrl', message: 'Bu yönlendirme bir döngü oluşturur', code: 'LOOP' }],
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findAllByText('Bu yönlendirme bir döngü oluşturur')).not.toHaveLength(0);
  await user.clear(dialog.getByLabelText(/^Hedef URL/));
  await user.type(dialog.getByLabelText(/^Hedef URL/), '/iletisim');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Yönlendirme oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateRedirect').at(-1)).toEqual({
    input: { matchType: 'exact', fromUrl: '/yok', toUrl: '/iletisim', redirectType: 301, isActive: true },
  });
  expect(location.hash).toBe('#url-management');
});

it('of 410 no target is asked for', async () => {
  const { api, user } = open([]);
  await user.click((await screen.findAllByRole('button', { name: 'Yeni Yönlendirme' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni yönlendirme' }));
  await user.type(dialog.getByLabelText(/^Kaynak URL/), '/eski');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Hedef URL gerekli')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(/^Yönlendirme türü/), '410: kaldırıldı, yerine bir şey gelmedi');
  expect(dialog.queryByLabelText(/^Hedef URL/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Yönlendirme oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateRedirect').at(-1)).toMatchObject({ input: { redirectType: 410 } });
});

it('switches the selected ones; those that were refused stay selected, with why', async () => {
  const { api, user } = open();
  await screen.findByRole('row', { name: '/eski' });
  for (const box of screen.getAllByRole('checkbox', { name: /^Seç/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(await screen.findByText('1 yönlendirme kapatıldı. 1 yönlendirme atlandı: Döngü')).toBeTruthy();
  expect(api.callsOf('BulkRedirects')).toEqual([{ input: { operation: 'deactivate', ids: ['r1', 'r2'] } }]);
});
