import { PracticeProvider } from '@practice/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pagination } from '../table/pagination.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterTabs } from './filter-tabs.tsx';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

const onSearch = vi.fn();
function Field({ value = '' }) {
  return (
    <PracticeProvider>
      <SearchField label="Randevu ara" value={value} onSearch={onSearch} />
    </PracticeProvider>
  );
}

function Bar(props: Partial<Parameters<typeof BulkBar>[0]>) {
  return (
    <PracticeProvider>
      <BulkBar count={0} onClear={() => {}} {...props}>
        <button type="button">Onayla</button>
      </BulkBar>
    </PracticeProvider>
  );
}

describe('the search field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Randevu ara' });
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
  beforeEach(() => {
    onSearch.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('searches a moment after the last key, once', () => {
    render(<Field />);
    type('ay');
    act(() => vi.advanceTimersByTime(200));
    type('ayşe ');
    act(() => vi.advanceTimersByTime(249));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['ayşe']]);
  });

  it('searches at once on Enter, and not again', () => {
    render(<Field />);
    type('ayşe');
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => vi.advanceTimersByTime(1000));
    expect(onSearch.mock.calls).toEqual([['ayşe']]);
  });

  it('is cleared by Esc and by its button', () => {
    render(<Field value="ayşe" />);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([field().value, onSearch.mock.calls]).toEqual(['', [['']]]);
    type('can');
    act(() => vi.advanceTimersByTime(250));
    fireEvent.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
    expect(onSearch.mock.calls).toEqual([[''], ['can'], ['']]);
  });

  it('follows the address on Back, but not its own search while more is being typed', () => {
    const { rerender } = render(<Field />);
    type('ay');
    act(() => vi.advanceTimersByTime(250));
    type('ayş');
    rerender(<Field value="ay" />);
    expect(field().value).toBe('ayş');
    act(() => vi.advanceTimersByTime(250));
    rerender(<Field value="ayş" />);
    rerender(<Field value="ay" />);
    expect(field().value).toBe('ay');
  });
});

it('a filter keeps a value that is no longer among its options, and is unset by its first option', async () => {
  const onChange = vi.fn();
  const options = [{ value: 'play', label: 'Oyun Terapisi' }];
  render(
    <PracticeProvider>
      <FilterSelect label="Hizmet türü" all="Tüm hizmetler" value="old" options={options} onChange={onChange} />
    </PracticeProvider>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hizmet türü' });
  expect([...select.options].map(({ label }) => label)).toEqual(['Tüm hizmetler', 'old', 'Oyun Terapisi']);
  expect(select.value).toBe('old');
  await userEvent.selectOptions(select, 'Tüm hizmetler');
  expect(onChange.mock.calls).toEqual([['']]);
});

it('filter tabs say which one is chosen', async () => {
  const onChange = vi.fn();
  const tabs = [
    { value: 'all', label: 'Tümü', count: 30 },
    { value: 'pending', label: 'Bekleyen' },
  ];
  render(
    <PracticeProvider>
      <FilterTabs label="Durum" tabs={tabs} value="all" onChange={onChange} />
    </PracticeProvider>,
  );
  expect(screen.getByRole('button', { name: /Tümü/, pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bekleyen', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('pending');
});

describe('the bulk bar', () => {
  it('is shown while something is selected', () => {
    const { rerender } = render(<Bar />);
    expect(screen.queryByRole('region')).toBeNull();
    rerender(<Bar count={3} />);
    expect(screen.getByRole('region', { name: 'Toplu işlemler' }).textContent).toContain('3 seçili');
    expect(screen.getByText('Onayla')).toBeTruthy();
  });

  it('has toasts stand above it while it is shown', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(61);
    const room = () => document.documentElement.style.getPropertyValue('--p-bottom-bar');
    const { rerender } = render(<Bar />);
    expect(room()).toBe('');
    rerender(<Bar count={3} />);
    expect(room()).toBe('61px');
    rerender(<Bar />);
    expect(room()).toBe('');
    vi.restoreAllMocks();
  });

  it('shows progress, and then the result', () => {
    const { rerender } = render(<Bar count={3} progress={{ done: 1, total: 3 }} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
    expect(screen.queryByText('Onayla')).toBeNull();
    rerender(<Bar result="2 randevu onaylandı" />);
    expect(screen.getByText('2 randevu onaylandı')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Kapat' })).toBeTruthy();
  });
});

describe('the pagination', () => {
  const show = (page: number, total: number | undefined, onPageChange = vi.fn()) => {
    render(
      <PracticeProvider>
        <Pagination page={page} pageSize={25} total={total} onPageChange={onPageChange} noun="randevu" />
      </PracticeProvider>,
    );
    return onPageChange;
  };

  it('shows the current range and leads to the next', async () => {
    const onPageChange = show(2, 12480);
    expect(screen.getByRole('status').textContent).toBe('26–50 / 12.480 randevu');
    await userEvent.click(screen.getByRole('button', { name: 'Sonraki' }));
    await userEvent.click(screen.getByRole('button', { name: 'Önceki' }));
    expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  });

  it('ends where the list ends', () => {
    show(3, 60);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sonraki' }).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('51–60 / 60 randevu');
  });

  it.each([undefined, 0])('is not shown for %s records', (total) => {
    show(1, total);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
