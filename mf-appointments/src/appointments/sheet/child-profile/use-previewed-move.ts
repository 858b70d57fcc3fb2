import { announceDone, refusalOf, useLatestQuestion } from '@practice/ui/records';
import { useState } from 'react';

type Options = { done: string; failed: string; onDone: () => void };
type Ask<Move> = () => Promise<Move | undefined>;

/** Says what a merge or a split of files will move, by the answer about the latest choice alone, and then does it. */
export function usePreviewedMove<Move>({ done, failed, onDone }: Options) {
  const begin = useLatestQuestion();
  const [move, setMove] = useState<Move | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function run(isLatest: () => boolean, ask: Ask<Move>, take: (answer: Move | undefined) => void) {
    setProblem(null);
    setIsSaving(true);
    try {
      const answer = await ask();
      if (isLatest()) take(answer);
    } catch (error) {
      if (isLatest()) setProblem(refusalOf(error) ?? failed);
    } finally {
      if (isLatest()) setIsSaving(false);
    }
  }

  return {
    move,
    problem,
    isSaving,
    /** Asks about a choice; without `ask` there is none. */
    preview(ask?: Ask<Move>) {
      setMove(null);
      void run(begin(), ask ?? (async () => undefined), (answer) => setMove(answer ?? null));
    },
    save(ask: Ask<Move>) {
      const take = () => {
        announceDone(done);
        onDone();
      };
      void run(() => true, ask, take);
    },
  };
}
