import { type KeyboardEvent, useEffect, useRef } from 'react';

/** One stop of the Tab key for all buttons; arrows, Home and End move between them. */
export function useToolbarKeys() {
  const toolbar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(toolbar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];

  // Buttons come and go with the cursor, as those of tables do.
  useEffect(() => {
    const all = buttons();
    if (!all.some(({ tabIndex }) => tabIndex === 0)) makeStop(all, all[0]);
  });

  function makeStop(all: HTMLElement[], stop: HTMLElement | undefined): void {
    for (const button of toolbar.current?.querySelectorAll('button') ?? []) button.tabIndex = -1;
    if (stop) stop.tabIndex = 0;
    else if (all[0]) all[0].tabIndex = 0;
  }

  return {
    ref: toolbar,
    onKeyDown(event: KeyboardEvent) {
      const all = buttons();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const next = {
        ArrowRight: all[(at + 1) % all.length],
        ArrowLeft: all.at(at - 1),
        Home: all[0],
        End: all.at(-1),
      }[event.key];
      if (!next) return;
      event.preventDefault();
      makeStop(all, next);
      next.focus();
    },
  };
}
