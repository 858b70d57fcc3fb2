import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME_MS, type Draft, isWorthKeeping, readDraft, removeDraft, saveDraft } from './draft.ts';
import { tabName } from './tab.ts';

const NOW = new Date('2026-11-20T09:00:00Z').getTime();

const draft: Draft = {
  step: 3,
  values: {
    parentName: 'Elif Yılmaz',
    childName: 'Deniz Yılmaz',
    childBirthDate: '2018-09-05',
    phone: '0532',
    email: '',
    serviceType: 'oyun-terapisi',
    reason: '',
    appointmentDate: '',
    appointmentTime: '',
  },
  preselected: '',
  keys: { print: 'key' },
  unanswered: null,
};

/** A new document in this tab, or in a copy of it: the storage is the same in all cases. */
function newDocument(navigation: string, { name = window.name, wasDiscarded = false } = {}) {
  window.name = name;
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(NOW + 60_000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: navigation } as unknown as PerformanceNavigationTiming,
  ]);
  Object.defineProperty(document, 'wasDiscarded', { value: wasDiscarded, configurable: true });
}

const isStored = () => sessionStorage.length > 0;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(NOW - 1000);
  window.name = '';
  sessionStorage.clear();
});

afterEach(() => {
  removeDraft();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'wasDiscarded');
});

describe('a draft comes back', () => {
  it('in the same document', () => {
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  it.each(['reload', 'navigate'])('in a new document of the tab (%s)', (navigation) => {
    saveDraft(draft);
    newDocument(navigation);
    expect(readDraft(NOW + 60_000)).toEqual(draft);
  });

  it('in a tab that the browser had put to sleep, which loses its name', () => {
    saveDraft(draft);
    newDocument('back_forward', { name: '', wasDiscarded: true });
    expect(readDraft(NOW + 60_000)).toEqual(draft);
  });

  it.each([
    ['by Back', 'back_forward', undefined],
    ['by a link on another site, which made the browser clear the name', 'navigate', ''],
  ])('for a visitor who returns %s', (_how, navigation, name) => {
    saveDraft(draft);
    newDocument(navigation, { name });
    expect(readDraft(NOW + 60_000)).toEqual(draft);
  });

  it('until an hour after the last edit', () => {
    saveDraft(draft, NOW);
    expect(readDraft(NOW + DRAFT_LIFETIME_MS - 1)).toEqual(draft);
    expect(readDraft(NOW + DRAFT_LIFETIME_MS)).toBeUndefined();
    expect(isStored()).toBe(false);
  });
});

describe('a draft is discarded', () => {
  it.each([
    ['in a duplicated tab', 'back_forward', ''],
    ['in a closed tab that was opened again', 'back_forward', ''],
    ['in a copy that another draft has named', 'back_forward', 'randevu-other'],
  ])('%s', (_where, navigation, name) => {
    saveDraft(draft);
    newDocument(navigation, { name });
    expect(readDraft(NOW + 60_000)).toBeUndefined();
    expect(isStored()).toBe(false);
  });

  it('in a window that a page opened', () => {
    saveDraft(draft);
    newDocument('navigate', { name: '' });
    vi.stubGlobal('opener', {});
    expect(readDraft(NOW + 60_000)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another shape', JSON.stringify({ tab: 'x', savedAt: NOW, step: 1, values: { parentName: 4 } })],
    ['the confirmation', JSON.stringify({ ...draft, tab: 'x', savedAt: NOW, step: 5 })],
  ])('when it is %s', (_what, text) => {
    saveDraft(draft);
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, text.replace('"x"', JSON.stringify(tabName())));
    expect(readDraft()).toBeUndefined();
    expect(isStored()).toBe(false);
  });
});

it('expires an hour after the last edit', () => {
  saveDraft(draft);
  vi.advanceTimersByTime(DRAFT_LIFETIME_MS - 1);
  saveDraft({ ...draft, step: 2 });
  vi.advanceTimersByTime(DRAFT_LIFETIME_MS - 1);
  expect(isStored()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isStored()).toBe(false);
});

it('expires on time also after a reload', () => {
  saveDraft(draft, NOW);
  readDraft(NOW + DRAFT_LIFETIME_MS - 5000);
  vi.advanceTimersByTime(5000);
  expect(isStored()).toBe(false);
});

it('does not keep the form from working where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  saveDraft(draft);
  expect(readDraft()).toBeUndefined();
});

it('is worth keeping once something is typed, not for the service of a link alone', () => {
  const nothing = Object.fromEntries(Object.keys(draft.values).map((field) => [field, ''])) as Draft['values'];
  expect(isWorthKeeping({ ...draft, values: nothing })).toBe(false);
  const linked = { ...nothing, serviceType: 'oyun-grubu' };
  expect(isWorthKeeping({ ...draft, values: linked, preselected: 'oyun-grubu' })).toBe(false);
  expect(isWorthKeeping({ ...draft, values: linked })).toBe(true);
  expect(isWorthKeeping({ ...draft, values: { ...nothing, reason: 'a' } })).toBe(true);
});
