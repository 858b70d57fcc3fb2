import { BrowserRouter } from '@practice/ui/router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminHash, readAdminLocation, sectionHref } from './admin-location.ts';
import { forgetUnsavedChanges, hasUnsavedChanges, useUnsavedGuard } from './unsaved-guard.ts';
import { type Section, useSection } from './use-section.ts';

afterEach(cleanup);

const keys = ['appointments', 'calendar', 'calendar-management', 'local-pages'];

describe('a location', () => {
  it.each([
    ['', '', null, ''],
    ['#appointments', 'appointments', null, ''],
    ['#appointments-new', 'appointments', 'new', ''],
    ['#appointments?status=pending&page=2', 'appointments', null, 'status=pending&page=2'],
    ['#calendar-management', 'calendar-management', null, ''],
    ['#calendar-management-holidays?year=2026', 'calendar-management', 'holidays', 'year=2026'],
    ['#unknown-thing', 'unknown-thing', null, ''],
    ['#%E0%A4%A', '%E0%A4%A', null, ''],
  ])('is read from %s', (hash, section, view, params) => {
    const location = readAdminLocation(hash, keys);
    expect([location.section, location.view, location.params.toString()]).toEqual([section, view, params]);
  });

  it('is written as a readable address', () => {
    expect(adminHash('appointments', { q: 'Ayşe Işık', from: '2026-11-21', status: 'a,b', page: null })).toBe(
      '#appointments?q=Ay%C5%9Fe+I%C5%9F%C4%B1k&from=2026-11-21&status=a,b',
    );
    expect(sectionHref('contacts')).toBe('/admin#contacts');
  });
});

let section: Section;
function Probe() {
  section = useSection();
  return null;
}

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty);
  return null;
}

describe('useSection', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/admin#appointments?status=pending&page=2');
    render(
      <BrowserRouter>
        <Probe />
      </BrowserRouter>,
    );
  });

  it('reads the parameters, and writes them into the same section', () => {
    expect(section.params.get('page')).toBe('2');
    act(() => section.setParams({ page: null, q: 'ada' }));
    expect(location.hash).toBe('#appointments?status=pending&q=ada');
    expect(section.params.get('q')).toBe('ada');
  });

  it('adds up two changes of one moment', () => {
    act(() => {
      section.setParams({ page: '3' });
      section.setParams({ status: 'all' });
    });
    expect(location.hash).toBe('#appointments?status=all&page=3');
  });

  it('adds a history entry, or replaces the current one', async () => {
    const steps = history.length;
    act(() => section.setParams({ page: '3' }, { replace: true }));
    expect(history.length).toBe(steps);
    act(() => section.setParams({ page: '4' }));
    expect(history.length).toBe(steps + 1);
  });

  it('goes to another section without the parameters of this one', () => {
    act(() => section.go('contacts', { status: 'unread' }));
    expect(location.hash).toBe('#contacts?status=unread');
  });

  it('keeps the parameters’ identity while the address stays', () => {
    const { params } = section;
    act(() => section.setParams({ page: '2' }, { replace: true }));
    expect(section.params).toBe(params);
  });
});

describe('useUnsavedGuard', () => {
  const leavePage = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('guards while something is not saved, and stops with the form', () => {
    const { rerender, unmount } = render(<Form isDirty={false} />);
    expect([hasUnsavedChanges(), leavePage()]).toEqual([false, false]);
    rerender(<Form isDirty />);
    expect([hasUnsavedChanges(), leavePage()]).toEqual([true, true]);
    unmount();
    expect([hasUnsavedChanges(), leavePage()]).toEqual([false, false]);
  });

  it('stops once losing the changes was confirmed', () => {
    render(<Form isDirty />);
    forgetUnsavedChanges();
    expect([hasUnsavedChanges(), leavePage()]).toEqual([false, false]);
  });
});
