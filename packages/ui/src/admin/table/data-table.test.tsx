import { PracticeProvider } from '@practice/ui';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, TableColumn } from './types.ts';

type Person = { id: string; name: string; city: string };
const people: Person[] = ['Ada', 'Bora', 'Can', 'Defne'].map((name, index) => ({
  id: `p${index}`,
  name,
  city: 'Çorlu',
}));
const columns: TableColumn<Person>[] = [
  { key: 'name', title: 'Ad', cell: ({ name }) => name, sortKey: 'name', isFixed: true },
  { key: 'city', title: 'Şehir', cell: ({ city }) => city },
  { key: 'note', title: 'Not', cell: () => <button type="button">Düğme</button>, isHiddenAtFirst: true },
];

function People(props: Partial<DataTableProps<Person>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <PracticeProvider>
      <DataTable
        label="Kişiler"
        columns={columns}
        rows={people}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        card={({ name, city }) => `${name}, ${city}`}
        empty="Kimse yok"
        selection={selection}
        onSelectionChange={setSelection}
        {...props}
      />
      <output>{[...selection].sort().join(' ')}</output>
    </PracticeProvider>
  );
}

function Paged() {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['other', 'p1']));
  return (
    <>
      <People selection={selection} onSelectionChange={setSelection} />
      <p>{[...selection].sort().join(' ')}</p>
    </>
  );
}

const selected = () => document.querySelector('output')?.textContent;
const row = (name: string) => screen.getByRole('row', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the room that a list has', () => {
  let observers: (() => void)[] = [];
  beforeEach(() => {
    observers = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(read: () => void) {
          observers.push(read);
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([559, 560, 561, 562, 600])('of %i px, is one for its table and its cards', (outer) => {
    document.documentElement.style.fontSize = '16px';
    // jsdom has no layout. The frame of a table has a border of a pixel.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
      return this.hasAttribute('data-table') ? outer - 2 : outer;
    });
    render(<People />);
    const isTable = () => screen.queryByRole('grid') !== null;
    const first = isTable();
    for (const read of observers) act(read);
    expect(isTable()).toBe(first);
  });
});

describe('the keyboard', () => {
  it('reaches the rows with one tab stop and moves among them', async () => {
    render(<People />);
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row('Ada')]);
    row('Ada').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Can');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Bora');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(focused()).toBe('Defne');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Ada');
    expect(row('Ada').tabIndex).toBe(0);
  });

  it('selects by Space, a range by Shift and arrows, all by Ctrl+A, none by Esc', async () => {
    render(<People />);
    row('Bora').focus();
    await userEvent.keyboard(' ');
    expect(selected()).toBe('p1');
    expect(row('Bora').getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toBe('p1 p2 p3');
    await userEvent.keyboard(' ');
    expect(selected()).toBe('p1 p2');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toBe('p0 p1 p2 p3');
    await userEvent.keyboard('{Escape}');
    expect(selected()).toBe('');
  });

  it('opens by Enter, unless a control inside the row has the focus', async () => {
    const onOpen = vi.fn();
    localStorage.setItem('admin-columns:people', JSON.stringify({ note: true }));
    render(<People onOpen={onOpen} storageKey="people" />);
    row('Can').focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[people[2]]]);
    within(row('Can')).getByText('Düğme').focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('expands with Right and collapses with Left', async () => {
    render(<People expanded={({ name }) => `${name} hakkında`} />);
    row('Ada').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Ada hakkında')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByText('Ada hakkında')).toBeNull();
  });
});

describe('the mouse', () => {
  it('opens a row, but not from its controls', async () => {
    const onOpen = vi.fn();
    render(<People onOpen={onOpen} />);
    await userEvent.click(within(row('Bora')).getByText('Çorlu'));
    expect(onOpen.mock.calls).toEqual([[people[1]]]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seç: Bora' }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(selected()).toBe('p1');
  });

  it('selects a range with Shift', async () => {
    render(<People />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Ada' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Can' }));
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('p0 p1 p2');
  });
});

describe('the head', () => {
  it('selects the page, keeping what was selected on others', async () => {
    render(<Paged />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sayfadaki tümünü seç' });
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await userEvent.click(all);
    expect(screen.getByText('other p0 p1 p2 p3')).toBeTruthy();
    expect(all.checked).toBe(true);
    await userEvent.click(all);
    expect(screen.getByText('other')).toBeTruthy();
  });

  it('says how the list is sorted and requests another order', async () => {
    const onSortChange = vi.fn();
    const { rerender } = render(<People sort={{ by: 'name', direction: 'asc' }} onSortChange={onSortChange} />);
    const head = screen.getByRole('columnheader', { name: 'Ad' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Şehir' }).hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(within(head).getByRole('button'));
    expect(onSortChange).toHaveBeenLastCalledWith({ by: 'name', direction: 'desc' });
    rerender(<People sort={{ by: 'name', direction: 'desc' }} onSortChange={onSortChange} />);
    await userEvent.click(within(head).getByRole('button'));
    expect(onSortChange).toHaveBeenLastCalledWith({ by: 'name', direction: 'asc' });
    rerender(<People sort={null} onSortChange={onSortChange} />);
    expect(head.getAttribute('aria-sort')).toBe('none');
  });

  it('hides at first also what a screen has only once it is wider', () => {
    const { rerender } = render(<People columns={columns.slice(0, 2)} />);
    rerender(<People columns={columns} />);
    expect(screen.getAllByRole('columnheader', { name: /Ad|Şehir/ })).toHaveLength(2);
    expect(screen.queryByRole('columnheader', { name: 'Not' })).toBeNull();
  });

  it('hides and shows columns, but not the one that names the record, and remembers it', async () => {
    const { unmount } = render(<People storageKey="people" />);
    expect(screen.queryByRole('columnheader', { name: 'Not' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sütunları seç' }));
    expect(screen.getByRole<HTMLButtonElement>('menuitemcheckbox', { name: 'Ad' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Şehir' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Not' }));
    const heads = () => ['Ad', 'Şehir', 'Not'].filter((name) => screen.queryByRole('columnheader', { name }));
    expect(heads()).toEqual(['Ad', 'Not']);
    unmount();
    render(<People storageKey="people" />);
    expect(heads()).toEqual(['Ad', 'Not']);
  });
});

describe('the states', () => {
  it('loading: skeleton rows, announced to screen readers', () => {
    const { container } = render(<People rows={undefined} />);
    expect(screen.getByText('Kişiler yükleniyor…')).toBeTruthy();
    expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sayfadaki tümünü seç' }).disabled).toBe(true);
  });

  it('empty', () => {
    render(<People rows={[]} />);
    expect(screen.getByText('Kimse yok')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('failed: the message and a retry', async () => {
    const onRetry = vi.fn();
    render(<People rows={undefined} problem={{ message: 'Mesajlar yüklenemedi' }} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Mesajlar yüklenemedi');
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('failed while there are rows: both', () => {
    render(<People problem={{ message: 'Bağlantı yok' }} />);
    expect(screen.getByRole('alert').textContent).toContain('Bağlantı yok');
    expect(row('Ada')).toBeTruthy();
  });
});

it('is a list of cards on phones, which open and are selected', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const onOpen = vi.fn();
  render(<People onOpen={onOpen} />);
  const list = screen.getByRole('list', { name: 'Kişiler' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('grid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aç: Can' }));
  expect(onOpen.mock.calls).toEqual([[people[2]]]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seç: Bora' }));
  expect(selected()).toBe('p1');
});

it('marks the cells of a sticky column, including its header', () => {
  render(<People columns={columns.map((column) => ({ ...column, isPinned: column.key === 'city' }))} />);
  const pinned = [...document.querySelectorAll('[data-pinned]')].map(({ textContent }) => textContent);
  expect(pinned).toEqual(['Şehir', ...people.map(({ city }) => city)]);
});
