import { useEffect } from 'react';

/** Event on `document`; its detail is the part that now answers input. */
export const hydratedEvent = 'practice:hydrated';
export type HydratedPart = 'frame' | 'area';

/**
 * Says that the part of the page it stands in answers input: to the script that kept what was clicked and typed before,
 * and, for the page as a whole, by `data-hydrated` on `<html>`.
 */
export function HydratedMark({ part }: { part: HydratedPart }) {
  useEffect(() => {
    if (part === 'area') document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: part }));
  }, [part]);
  return null;
}
