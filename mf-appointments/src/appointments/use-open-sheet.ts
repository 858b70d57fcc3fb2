import { forgetUnsavedChanges, useSection } from '@practice/ui/back-office';
import { useEffect, useMemo, useRef } from 'react';
import { sections } from '../paths.ts';
import type { SheetMode } from './sheet/appointment-sheet.tsx';

/** The parameters of the sheet; all others are those of list and calendar. */
const own = new Set(['id', 'edit', 'tab', 'at', 'child']);

/**
 * Which sheet is open beside list or calendar, from the address: `#appointments?id=…` (with `edit=1` its form, with
 * `tab=notes` another tab), `#appointments?child=…` for a child's file by itself, or `#appointments-new` for the form of a new one, at a time by `?at=2026-12-01T14:00`. Closing
 * goes back in history when possible, so that Back does not reopen it.
 */
export function useOpenSheet() {
  const { view, params, setParams, go } = useSection();
  const id = params.get('id');
  const isEditing = params.get('edit') === '1';
  const at = params.get('at');
  const mode = useMemo<SheetMode | null>(() => {
    if (view === 'new') return { kind: 'new', at };
    return id ? { kind: isEditing ? 'edit' : 'view', id } : null;
  }, [view, id, isEditing, at]);

  const shown = view === 'new' ? 'new' : id;
  /** The sheet that was opened from the list by the last history entry. */
  const openedHere = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null) openedHere.current = null;
  }, [shown]);

  return useMemo(() => {
    const isList = shown === null;
    const rest = () => Object.fromEntries([...params].filter(([name]) => !own.has(name)));
    const show = (next: string, changes: Record<string, string | null>) => {
      openedHere.current = isList ? next : null;
      setParams(changes);
    };
    return {
      mode,
      /** The child whose file is open by itself; null for none. */
      childId: id ? null : params.get('child'),
      closeChild: () => setParams({ child: null }),
      open: (next: string) => show(next, { id: next, edit: null, tab: null, child: null }),
      edit: (next: string) =>
        next === id ? setParams({ edit: '1' }, { replace: true }) : show(next, { id: next, edit: '1', tab: null }),
      view: () => setParams({ edit: null }, { replace: true }),
      /** `start` is `yyyy-MM-ddTHH:mm`, or a date alone. */
      create: (start?: string) => {
        openedHere.current = isList ? 'new' : null;
        go(sections.newAppointment, { ...rest(), ...(start ? { at: start } : {}) });
      },
      close: () => {
        forgetUnsavedChanges();
        if (openedHere.current === shown) history.back();
        else if (shown === 'new') go(sections.appointments, rest());
        else setParams({ id: null, edit: null, tab: null });
      },
    };
  }, [mode, shown, id, params, setParams, go]);
}
