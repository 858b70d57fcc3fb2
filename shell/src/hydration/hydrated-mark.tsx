import { announceHydration, type HydratedPart } from '@practice/ui/router';
import { useEffect } from 'react';

/**
 * Announces that the surrounding part of the page responds: to the script that recorded earlier input, and for the page as
 * a whole by `data-hydrated` on `<html>`.
 */
export function HydratedMark({ part }: { part: HydratedPart }) {
  useEffect(() => {
    if (part === 'area') document.documentElement.dataset.hydrated = '';
    announceHydration(part);
  }, [part]);
  return null;
}
