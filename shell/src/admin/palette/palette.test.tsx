import { type PaletteItem, usePaletteItems, useSection } from '@practice/ui/back-office';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '../../testing/site.tsx';
import { AdminPage, type FakeServer, people, sections, setUpAdmin } from '../testing/render-admin.tsx';
import { groupItems, matchItems, withRecent } from './match-items.ts';

setUpSite();

let server: FakeServer;
beforeEach(() => {
  server = setUpAdmin();
  server.signedIn = people.admin;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opened: string[] = [];
const foundFor = vi.fn((query: string): PaletteItem[] =>
  query.startsWith('ad')
    ? [{ id: 'r1', label: 'Ada Yıldız', hint: '21.11.2026', group: 'Kayıtlar', onSelect: () => opened.push('r1') }]
    : [],
);

function Searchable() {
  const { section, view } = useSection();
  usePaletteItems(useMemo(() => async (query: string) => foundFor(query), []));
  return <p>{`Bölüm: ${section} ${view ?? ''}`}</p>;
}

const openPalette = async () => {
  render(<AdminPage screen={Searchable} />);
  await screen.findByText(/Bölüm: appointments/);
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  const option = document.getElementById(id);
  expect(option?.getAttribute('aria-selected')).toBe('true');
  return option?.textContent;
};

describe('the palette', () => {
  it('opens by Ctrl+K with sections and actions, and closes by Esc', async () => {
    const box = await openPalette();
    expect(document.activeElement).toBe(box);
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Bölümler', 'İşlemler']);
    expect(options()).toContain('Yeni randevu');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('moves by arrows, wrapping at the ends, and opens by Enter', async () => {
    await openPalette();
    expect(active()).toContain('Randevular');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Çıkış');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Mesajlar');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(await screen.findByText(/Bölüm: contacts/)).toBeTruthy();
  });

  it('finds pages of the site, and opens them in a new tab', async () => {
    const opening = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    server.api.use({
      Query: { pages: [{ id: 'p1', title: 'Sınav Kaygısı', slug: 'sinav-kaygisi' }], localPages: [] },
    });
    await openPalette();
    await userEvent.type(screen.getByRole('combobox'), 'kaygi');
    await vi.waitFor(() => expect(options()).toEqual(['Sınav Kaygısı/sinav-kaygisi']), 30_000);
    await userEvent.keyboard('{Enter}');
    expect(opening).toHaveBeenCalledWith('/sinav-kaygisi', '_blank', 'noopener');
  });

  it('finds by Turkish rules, and opens the form of a new appointment', async () => {
    await openPalette();
    await userEvent.type(screen.getByRole('combobox'), 'YENI RANDEVU');
    expect(options()).toEqual(['Yeni randevu']);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Bölüm: appointments new')).toBeTruthy();
    expect(location.hash).toBe('#appointments-new');
  });

  it('searches the sections for records, and says when nothing was found', async () => {
    await openPalette();
    await userEvent.type(screen.getByRole('combobox'), 'ada');
    await userEvent.click(await screen.findByRole('option', { name: /Ada Yıldız/ }));
    expect(opened).toEqual(['r1']);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    expect(await screen.findByText('“zzz” için bir şey bulunamadı')).toBeTruthy();
  });

  it('ranks recently used items first', async () => {
    await openPalette();
    await userEvent.type(screen.getByRole('combobox'), 'blog{Enter}');
    await screen.findByText(/Bölüm: blog/);
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    expect(options()[0]).toContain('Blog');
    expect(options().filter((option) => option?.startsWith('Blog'))).toHaveLength(1);
  });

  it('offers no new appointment where there is no such section', async () => {
    render(<AdminPage listed={[sections.contacts]} />);
    await screen.findByText('Bölüm: contacts');
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox');
    expect(options()).toEqual(['MesajlarMesajlar bölümü', 'Siteyi görüntüle', 'Çıkış']);
  });
});

const bookings: PaletteItem[] = [{ id: 'b1', label: 'Bora Kaya', group: 'Randevular', onSelect: () => {} }];

function Bookings() {
  usePaletteItems(bookings);
  return null;
}

function Broken(): never {
  throw new Error('kaput');
}

describe('what a remote adds in every section', () => {
  const open = async (palette: () => React.ReactNode) => {
    history.replaceState(null, '', '/admin#contacts');
    render(<AdminPage palette={palette} />);
    await screen.findByText('Bölüm: contacts');
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
  };

  it('is found while another section is on screen, and loaded only then', async () => {
    await open(Bookings);
    await userEvent.type(screen.getByRole('combobox'), 'bora');
    expect(await screen.findByRole('option', { name: 'Bora Kaya' })).toBeTruthy();
  });

  it('does no harm when it throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(Broken);
    expect(options()).toContain('Çıkış');
  });
});

describe('matching', () => {
  const item = (id: string, label: string, rest: Partial<PaletteItem> = {}): PaletteItem => ({
    id,
    label,
    group: 'A',
    onSelect: () => {},
    ...rest,
  });
  const ids = (items: readonly PaletteItem[]) => items.map(({ id }) => id);

  it('requires every word, in any of the texts, and ranks beginnings first', () => {
    const items = [item('1', 'Site ayarları', { keywords: 'logo' }), item('2', 'Ayarlar'), item('3', 'IŞIK')];
    expect(ids(matchItems(items, 'ayar'))).toEqual(['2', '1']);
    expect(ids(matchItems(items, 'logo site'))).toEqual(['1']);
    expect(ids(matchItems(items, 'isik'))).toEqual(['3']);
  });

  it('keeps long groups short, but shows all sections', () => {
    const many = (group: string) => Array.from({ length: 20 }, (_, index) => item(`${group}${index}`, 'x', { group }));
    const groups = groupItems([...many('Bölümler'), ...many('Kayıtlar')]);
    expect(groups.map(({ items }) => items.length)).toEqual([20, 8]);
  });

  it('lists recent items once, and drops those that no longer exist', () => {
    const items = [item('1', 'a'), item('2', 'b')];
    expect(ids(withRecent(items, ['gone', '2']))).toEqual(['2', '1']);
  });
});
