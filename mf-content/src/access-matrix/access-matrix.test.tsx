import { permissions } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import AccessMatrixTab from './access-matrix-tab.tsx';

const user = (id: string, role: string, isActive = true) => ({ id, role, isActive });

function open(users: () => object[]) {
  const fetch = vi.fn(async (_address: string) => new Response(null, { status: 500 }));
  const api = fakeApi({ Query: { users } });
  return { fetch, ...renderSection(<AccessMatrixTab />, { api, hash: '#privacy?tab=access', role: 'admin', fetch }) };
}

it('shows every permission with who has it, and how many active users have each role', async () => {
  open(() => [user('1', 'admin'), user('2', 'user'), user('3', 'user'), user('4', 'user', false)]);
  const table = within(screen.getByRole('table', { name: 'Erişim tablosu' }));
  expect(table.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'row')).toHaveLength(
    Object.keys(permissions).length,
  );
  const row = within(table.getByRole('row', { name: /^Randevu silme/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Yazma',
    'Evet',
    'Evet',
    '–Hayır',
    '–Hayır',
    'Yazma yetkili anahtar',
  ]);
  const active = await screen.findByText('Etkin kullanıcı');
  expect(active.parentElement?.parentElement?.textContent).toContain('2');
});

it('is downloaded as a paper and as a table', async () => {
  const { user: person, fetch } = open(() => []);
  await person.click(screen.getByRole('button', { name: 'PDF olarak indir' }));
  expect(await screen.findByText('Dosya hazırlanamadı.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await person.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('Export işlemi başarısız oldu.')).toBeTruthy();
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/api/export/access-matrix?format=pdf',
    '/api/export/access-matrix?format=csv',
  ]);
});

it('is there without the counts, which can be asked for again', async () => {
  const failing = { is: true };
  const { user: person } = open(() => {
    if (failing.is) throw new ApiProblem('INTERNAL');
    return [user('1', 'admin')];
  });
  failing.is = true;
  expect(await screen.findByText(/Etkin kullanıcı sayıları yüklenemedi/)).toBeTruthy();
  failing.is = false;
  await person.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('Etkin yönetici')).toBeTruthy();
});
