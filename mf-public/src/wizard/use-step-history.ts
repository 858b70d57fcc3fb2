import { useEffect, useRef } from 'react';
import { CONFIRMATION, FIRST_STEP } from './steps.ts';

/** What an entry of the browser's history says of the wizard: its step, and how many of its entries lie before it. */
type Mark = { wizardStep?: number; wizardDepth?: number };

const mark = (): Mark => history.state ?? {};

/** Writes beside the router's own state, without the router: nothing on the page but the wizard follows its steps. */
function write(how: 'pushState' | 'replaceState', wizardStep: number, wizardDepth: number): void {
  const idx = (history.state?.idx ?? 0) + (how === 'pushState' ? 1 : 0);
  history[how]({ ...history.state, idx, wizardStep, wizardDepth }, '');
}

/**
 * Gives each step of the wizard an entry in the browser's history, so that Back leads one step back and leaves the page on
 * the first step alone. `onTraverse` gets the step that the visitor went back or forward to.
 */
export function useStepHistory(step: number, onTraverse: (to: number) => void) {
  const latest = useRef({ step, onTraverse });
  latest.current = { step, onTraverse };

  useEffect(() => {
    const { pathname } = location;
    function follow(): void {
      if (location.pathname !== pathname) return;
      const to = mark().wizardStep ?? FIRST_STEP;
      // What was sent is not shown again as a form.
      if (latest.current.step === CONFIRMATION) write('replaceState', FIRST_STEP, 0);
      else if (to !== latest.current.step) latest.current.onTraverse(to);
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    /** The wizard begins at this step: an entry of another step, or of an earlier visit, becomes this one's. */
    begin(at: number): void {
      if ((mark().wizardStep ?? FIRST_STEP) !== at) write('replaceState', at, 0);
    },
    /** The wizard moves by itself. After the confirmation Back leaves the page. */
    move(from: number, to: number): void {
      const { wizardDepth: depth = 0 } = mark();
      const back = to === CONFIRMATION ? depth : from - to;
      if (back > 0 && back <= depth) history.go(-back);
      else if (back < 0) write('pushState', to, depth + 1);
      else write('replaceState', to === CONFIRMATION ? FIRST_STEP : to, depth);
    },
  };
}
