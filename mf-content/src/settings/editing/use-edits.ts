import { useUnsavedGuard } from '@practice/ui/back-office';
import { useCallback, useState } from 'react';
import {
  changedKeys,
  contestedKeys,
  type Edits,
  problemsOf,
  storedValue,
  type Values,
  withEdit,
  withOwnKept,
  without,
} from './edits.ts';

/**
 * The unsaved values of the settings. A value that somebody else stores meanwhile never replaces what was typed: the field
 * is contested until the user has chosen.
 */
export function useEdits(stored: Values) {
  const [edits, setEdits] = useState<Edits>({});
  /** The server's errors of rejected fields; typing removes them. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const changed = changedKeys(edits, stored);
  const isDirty = changed.length > 0;
  useUnsavedGuard(isDirty);

  const setValue = useCallback(
    (key: string, value: string) => {
      setEdits((current) => withEdit(current, stored, key, value));
      setRefused((current) => withoutKey(current, key));
    },
    [stored],
  );
  const takeStored = useCallback((key: string) => {
    setEdits((current) => without(current, [key]));
    setRefused((current) => withoutKey(current, key));
  }, []);
  const keepOwn = useCallback((key: string) => setEdits((current) => withOwnKept(current, stored, key)), [stored]);
  const reset = useCallback(() => {
    setEdits({});
    setRefused({});
  }, []);

  return {
    edits,
    setEdits,
    setRefused,
    problems: { ...refused, ...problemsOf(edits, stored) } as Readonly<Record<string, string>>,
    changed,
    contested: contestedKeys(edits, stored),
    isDirty,
    shownValue: (key: string) => edits[key]?.value ?? storedValue(stored, key),
    stored: (key: string) => storedValue(stored, key),
    setValue,
    takeStored,
    keepOwn,
    reset,
  };
}

export type EditsState = ReturnType<typeof useEdits>;

function withoutKey(record: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  return key in record ? Object.fromEntries(Object.entries(record).filter(([each]) => each !== key)) : record;
}
