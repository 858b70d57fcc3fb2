import { useQuestion } from '@practice/ui/records';
import type { ReactNode } from 'react';
import type { Allowed, RefusedTime } from './refused-time.ts';
import { RefusedTimeDialog } from './refused-time-dialog.tsx';

/**
 * Asks whether a time that the server has refused, because it is closed or taken, stands all the same. `ask` resolves with
 * what staff allow, or with null to give up. Render `dialog`.
 */
export function useRefusedTime(): {
  ask: (refused: RefusedTime) => Promise<Allowed | null>;
  dialog: ReactNode;
} {
  const { question, ask, answer } = useQuestion<RefusedTime, true>();
  return {
    async ask(refused) {
      const isClosed = refused.closedTimes.length > 0;
      const isTaken = refused.obstacles.length > 0 || !isClosed;
      const isAllowed = await ask(refused);
      return isAllowed && { ...(isTaken ? { allowConflict: true } : {}), ...(isClosed ? { allowClosed: true } : {}) };
    },
    dialog: <RefusedTimeDialog refused={question} onClose={() => answer(null)} onConfirm={() => answer(true)} />,
  };
}
