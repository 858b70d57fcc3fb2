import { useState } from 'react';

/**
 * A question that a function waits for while a dialog puts it: `ask` resolves with what the dialog gives to `answer`, null
 * when it is closed.
 */
export function useQuestion<Question, Answer>() {
  const [pending, setPending] = useState<{ question: Question; resolve: (answer: Answer | null) => void } | null>(null);
  return {
    /** Null while there is none. */
    question: pending?.question ?? null,
    ask: (question: Question) => new Promise<Answer | null>((resolve) => setPending({ question, resolve })),
    answer(answer: Answer | null) {
      setPending(null);
      pending?.resolve(answer);
    },
  };
}
