import { useSection } from '@practice/ui/back-office';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, renderSection } from '../../testing/index.ts';
import { SectionTabs } from './section-tabs.tsx';

afterEach(cleanup);

function Shown() {
  const { params } = useSection();
  return <p>{`q=${params.get('q')} page=${params.get('page')}`}</p>;
}

const tabs = [
  { key: 'first', title: 'İlk', panel: Shown },
  { key: 'second', title: 'İkinci', panel: Shown },
] as const;

it('the tab is in the address; what is shared goes along to another one, the rest does not', async () => {
  const { user } = renderSection(<SectionTabs label="Bölüm" tabs={tabs} shared={['q']} />, {
    api: fakeApi(),
    hash: '#seo?tab=second&q=eski&page=3',
  });
  expect(screen.getByRole('tab', { name: 'İkinci' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('q=eski page=3')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'İlk' }));
  expect(await screen.findByText('q=eski page=null')).toBeTruthy();
  expect(location.hash).toBe('#seo?q=eski');
});

it('an address that names no tab says so, opens the first and is mended', async () => {
  renderSection(<SectionTabs label="Bölüm" tabs={tabs} />, { api: fakeApi(), hash: '#seo?tab=boyle-yok&q=eski' });
  expect(await screen.findByText('Böyle bir bölüm yok.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'İlk' }).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(location.hash).toBe('#seo?q=eski'));
});

it('an address with an empty tab opens the first', () => {
  renderSection(<SectionTabs label="Bölüm" tabs={tabs} />, { api: fakeApi(), hash: '#seo?tab=' });
  expect(screen.getByRole('tab', { name: 'İlk' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText('Böyle bir bölüm yok.')).toBeNull();
});
