import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import Bulk from './bulk.tsx';

const imported = {
  __typename: 'RedirectOperation' as const,
  id: 'o1',
  kind: 'import',
  username: 'selin',
  at: '2026-11-20T10:00:00.000Z',
  done: 4960,
  failed: 40,
  undoneAt: null as string | null,
};
const lines = [
  {
    line: 3,
    fromUrl: '/b',
    toUrl: 'x',
    redirectType: '',
    matchType: '',
    isActive: true,
    problem: 'http(s) adresi girin',
  },
  { line: 2, fromUrl: '/a', toUrl: '/c', redirectType: '', matchType: '', isActive: true, problem: null },
];

function open() {
  const operations: (typeof imported)[] = [];
  const sent: { path: string; csv: string }[] = [];
  const api = fakeApi({
    Query: { redirectOperations: () => [...operations] },
    Mutation: {
      createRedirect: ({ input }: { input: object }) => ({
        id: 'r',
        hitCount: 0,
        version: 1,
        isActive: true,
        ...input,
      }),
      undoRedirectOperation() {
        const [operation] = operations;
        if (operation) operations[0] = { ...operation, undoneAt: '2026-11-21T10:00:00.000Z' };
        return { undone: 4960, kept: 0, operation: operations[0] };
      },
    },
  });
  const fetch = async (path: string, init?: RequestInit) => {
    const { csv } = JSON.parse(String(init?.body));
    sent.push({ path, csv });
    if (csv === 'bozuk') {
      return Response.json({ message: 'Hata', errors: [{ field: 'csv', message: 'Sütunlar eksik' }] }, { status: 400 });
    }
    if (csv === 'kendi dosyası') {
      const stored = { ...lines[1], isStored: true };
      return Response.json({ operation: null, valid: 0, invalid: 0, unchanged: 1, lines: [stored] });
    }
    if (!path.endsWith('preview')) operations.push(imported);
    return Response.json({ operation: null, valid: 4960, invalid: 40, lines });
  };
  return { api, sent, ...renderSection(<Bulk />, { api, fetch, hash: '#url-management?tab=bulk' }) };
}

const choose = async (user: ReturnType<typeof open>['user'], text: string) =>
  user.upload(screen.getByLabelText('CSV dosyası'), new File([text], 'liste.csv', { type: 'text/csv' }));

it('a file is shown line by line before it is stored; what was stored can be taken back', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Henüz toplu işlem yapılmadı.')).toBeTruthy();
  await choose(user, 'from_url,to_url');
  expect(await screen.findByText('4.960 satır içe aktarılabilir, 40 satırda sorun var.')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'Satır 3' })).getByText('http(s) adresi girin')).toBeTruthy();
  expect(sent).toEqual([{ path: '/api/seo/redirects/import/preview', csv: 'from_url,to_url' }]);
  await user.click(screen.getByRole('button', { name: 'Sorunsuz satırları aktar' }));
  expect(await screen.findByText(/4\.960 yönlendirme içe aktarıldı\. 40 satır atlandı\./)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Geri al: İçe aktarma/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Geri alındı')).toBeTruthy();
});

it('lines that are stored already are no problem', async () => {
  const { user } = open();
  await choose(user, 'kendi dosyası');
  expect(await screen.findByText('0 satır içe aktarılabilir, 1 satır zaten var.')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: 'Satır 2' })).getByText('Zaten var')).toBeTruthy();
});

it('a file that cannot be read says why', async () => {
  const { user } = open();
  await choose(user, 'bozuk');
  expect(await screen.findByText('Sütunlar eksik')).toBeTruthy();
});

it('a pattern is checked before it is sent', async () => {
  const { api, user } = open();
  const form = within(await screen.findByRole('form', { name: 'Desenle yönlendir' }));
  await user.click(form.getByRole('button', { name: 'Oluştur' }));
  expect(form.getAllByText("Kaynak ve hedef URL'ler gereklidir")).not.toEqual([]);
  await user.type(form.getByLabelText(/^Kaynak deseni/), '/eski/(a+)+');
  await user.type(form.getByLabelText(/^Hedef deseni/), '/yeni/:ad');
  await user.click(form.getByRole('button', { name: 'Oluştur' }));
  expect(form.getByText(/^Desende yalnız :ad/)).toBeTruthy();
  await user.clear(form.getByLabelText(/^Kaynak deseni/));
  await user.type(form.getByLabelText(/^Kaynak deseni/), '/eski/:ad');
  await user.click(form.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText('Yönlendirme oluşturuldu')).toBeTruthy();
  expect(api.callsOf('CreateRedirect')).toEqual([
    { input: { fromUrl: '/eski/:ad', toUrl: '/yeni/:ad', matchType: 'pattern', redirectType: 301 } },
  ]);
});
