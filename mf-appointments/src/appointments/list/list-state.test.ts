import { isNarrowedList, listParamTexts, readListParams } from '@practice/ui/records';
import { describe, expect, it } from 'vitest';
import { listExport, listParams, listStateOf, sortParams, toVariables } from './list-state.ts';

const paramsOf = (query: string) => readListParams(listParams, new URLSearchParams(query));
const read = (query: string) => listStateOf(paramsOf(query));
const changesOf = (changes: Partial<ReturnType<typeof paramsOf>>) => listParamTexts(listParams, changes);

/** The parameters after changes as `setParams` applies them: null and '' remove one. */
function after(query: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) value ? params.set(name, value) : params.delete(name);
  return String(params);
}

describe('the list in the address', () => {
  it('is read with every filter, order and page', () => {
    const query =
      'status=confirmed&quick=week&search=Ay%C5%9Fe&serviceType=oyun-terapisi&dateRange=month&childAgeRange=4-6' +
      '&priority=high&paymentStatus=partial&specialFeature=notes&reminderAnswer=none&sort=childName&direction=desc&page=3';
    expect(toVariables(read(query))).toEqual({
      filter: {
        status: 'confirmed',
        quick: 'week',
        search: 'Ayşe',
        serviceType: 'oyun-terapisi',
        dateRange: 'month',
        childAgeRange: '4-6',
        priority: 'high',
        paymentStatus: 'partial',
        specialFeature: 'notes',
        reminderAnswer: 'none',
      },
      sort: 'childName',
      direction: 'desc',
      page: 3,
      pageSize: 25,
    });
  });

  it('leaves out what is not set, and what is not known', () => {
    expect(toVariables(read('')).filter).toEqual({});
    const odd = read('status=gone&quick=yesterday&dateRange=all&childAgeRange=3-4&sort=fee&direction=up&page=-2');
    expect(toVariables(odd)).toEqual(toVariables(read('')));
  });

  it.each(['0', '1.5', 'x', '', '1e9'])('takes page %s for the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('shows newest requests first, and a day or a week in its own order', () => {
    expect(read('').sort).toEqual({ by: 'createdAt', direction: 'desc' });
    expect(read('dateRange=older').sort.by).toBe('createdAt');
    for (const agenda of ['quick=today', 'quick=tomorrow', 'quick=week', 'dateRange=today', 'from=2026-12-01']) {
      expect(read(agenda).sort).toEqual({ by: 'appointmentDate', direction: 'asc' });
    }
    expect(read('quick=today&sort=status').sort).toEqual({ by: 'status', direction: 'asc' });
  });

  it('begins at the first page when a filter or the order changes', () => {
    expect(after('status=pending&page=4', changesOf({ status: 'confirmed' }))).toBe('status=confirmed');
    expect(after('status=pending&page=4', changesOf({ status: '' }))).toBe('');
    expect(after('page=4', changesOf(sortParams({ by: 'childName', direction: 'asc' }, read('').filters)))).toBe(
      'sort=childName&direction=asc',
    );
  });

  it('omits the default order and the first page', () => {
    const toDefault = changesOf(sortParams({ by: 'createdAt', direction: 'desc' }, read('').filters));
    expect(after('sort=childName&direction=asc', toDefault)).toBe('');
    expect(after('page=2', changesOf({ page: 1 }))).toBe('');
    expect(after('', changesOf({ page: 2 }))).toBe('page=2');
  });

  it('is cleared of filters and order, not of an open record', () => {
    expect(after('status=pending&quick=today&sort=childName&direction=asc&page=2&id=7', changesOf(paramsOf('')))).toBe(
      'id=7',
    );
    expect(isNarrowedList(listParams, paramsOf('sort=childName'))).toBe(false);
    expect(isNarrowedList(listParams, paramsOf('search=x'))).toBe(true);
  });

  it('gives the address of the export with the same filters and order', () => {
    expect(listExport(read('status=pending&search=İpek&page=3'), 'xls').address).toBe(
      '/api/export/appointments?format=xls&status=pending&search=%C4%B0pek&sort=createdAt&direction=desc',
    );
  });
});
