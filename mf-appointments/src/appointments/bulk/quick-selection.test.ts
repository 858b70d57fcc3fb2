import { readListParams } from '@practice/ui/records';
import { expect, it } from 'vitest';
import { listParams, listStateOf } from '../list/list-state.ts';
import { type QuickSelection, quickSelectionFilter } from './quick-selection.ts';

const select = (query: string, selection: QuickSelection) =>
  quickSelectionFilter(listStateOf(readListParams(listParams, new URLSearchParams(query))).filters, selection);

it.each([
  ['', 'all', {}],
  ['', 'pending', { status: 'pending' }],
  ['', 'today', { quick: 'today' }],
  ['', 'week', { quick: 'week' }],
  ['status=confirmed&search=ay', 'week', { status: 'confirmed', search: 'ay', quick: 'week' }],
  ['quick=urgent', 'pending', { priority: 'urgent', status: 'pending' }],
  ['quick=urgent&priority=urgent', 'today', { priority: 'urgent', quick: 'today' }],
  ['quick=pending', 'today', { status: 'pending', quick: 'today' }],
  ['quick=week', 'today', { quick: 'today' }],
  ['quick=today', 'week', { quick: 'today' }],
  ['quick=tomorrow', 'week', { quick: 'tomorrow' }],
  ['quick=today', 'all', { quick: 'today' }],
] as const)('within %s, %s means %o', (query, selection, filter) => {
  expect(select(query, selection)).toEqual(filter);
});

it.each([
  ['status=confirmed', 'pending'],
  ['quick=tomorrow', 'today'],
  ['quick=pending&status=cancelled', 'all'],
  ['quick=urgent&priority=low', 'all'],
] as const)('within %s, %s can find nothing', (query, selection) => {
  expect(select(query, selection)).toBeNull();
});
