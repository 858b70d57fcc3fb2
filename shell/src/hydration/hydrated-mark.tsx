import { announceHydration, type HydratedPart } from '@practice/ui/router';
import { useEffect } from 'react';

/**
 * Says that the part of the page it stands in answers input: to the script that kept what was clicked and typed before,
 * and, for the page as a whole, by `data-hydrated` on `<html>`.
 */
export function HydratedMark({ part }: { part: HydratedPart }) {
  useEffect(() => {
    if (part === 'area') document.documentElement.dataset.hydrated = '';
    announceHydration(part);
  }, [part]);
  return null;
}
