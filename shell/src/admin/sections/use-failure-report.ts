import type { AdminSection } from '@practice/contracts';
import { useStaff } from '@practice/ui/back-office';
import { useCallback } from 'react';

const MAX_MESSAGE = 500;

/** Reports that a section failed in this browser, so that the team knows; the report itself may fail in silence. */
export function useFailureReport({ key, title }: AdminSection): (error: Error) => void {
  const { fetch } = useStaff();
  return useCallback(
    ({ name, message }) => {
      const failure = { section: key, title, message: `${name}: ${message}`.slice(0, MAX_MESSAGE) };
      const headers = { 'content-type': 'application/json' };
      fetch('/api/screen-failures', { method: 'POST', headers, body: JSON.stringify(failure) }).catch(() => undefined);
    },
    [fetch, key, title],
  );
}
