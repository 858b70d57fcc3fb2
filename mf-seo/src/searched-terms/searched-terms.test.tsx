import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import SearchedTerms from './searched-terms.tsx';

const found = { id: 'uyku', query: 'Uyku', count: 7, hits: 3, lastAt: '2026-11-20T10:00:00.000Z' };
const missing = { id: 'disleksi', query: 'disleksi', count: 4, hits: 0, lastAt: '2026-11-21T10:00:00.000Z' };

function open() {
  let terms = [found, missing];
  const api = fakeApi({
    Query: {
      searchedTerms({ missing: only }: { missing: boolean }) {
        const items = terms.filter(({ hits }) => !only || hits === 0);
        return { items, total: items.length };
      },
    },
    Mutation: {
      deleteSearchedTerm({ id }: { id: string }) {
        terms = terms.filter((term) => term.id !== id);
        return true;
      },
    },
  });
  return { api, ...renderSection(<SearchedTerms />, { api, hash: '#seo?tab=searches' }) };
}

it('shows what was searched for, what was not found by itself, and takes a term off the list', async () => {
  const { user } = open();
  expect(within(await screen.findByRole('row', { name: 'Uyku' })).getByText('3 sonuç')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sonuç bulunamayanlar' }));
  expect(within(await screen.findByRole('row', { name: 'disleksi' })).getByText('Bulunamadı')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('row', { name: 'Uyku' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Listeden çıkar: disleksi' }));
  expect(await screen.findByText('Sonuçsuz kalan arama yok.')).toBeTruthy();
});
