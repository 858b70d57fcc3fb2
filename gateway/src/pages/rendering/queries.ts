import type { ExecutionResult } from 'graphql';
import { asError } from './as-error.ts';
import type { FromProcess, ToProcess } from './messages.ts';

type Answer = Exclude<ToProcess, { type: 'render' | 'abort' }>;
type Waiting = { resolve: (result: ExecutionResult) => void; reject: (error: Error) => void };

/** Asks the gateway for the data of pages. A document's text goes there once, by number afterwards. */
export function createQueries(post: (message: FromProcess) => void) {
  const numbers = new WeakMap<object, number>();
  const waiting = new Map<number, Waiting>();
  let documents = 0;
  let calls = 0;

  return {
    execute(options: { task: number; document: object; variables: Record<string, unknown> }): Promise<ExecutionResult> {
      const { task, document, variables } = options;
      const known = numbers.get(document);
      const number = known ?? ++documents;
      const call = ++calls;
      const text = known ? {} : { text: JSON.stringify(document) };
      post({ type: 'execute', task, call, document: number, ...text, variables });
      numbers.set(document, number);
      return new Promise((resolve, reject) => waiting.set(call, { resolve, reject }));
    },
    answer(answer: Answer): void {
      const { resolve, reject } = waiting.get(answer.call) ?? {};
      waiting.delete(answer.call);
      if (answer.type === 'result') resolve?.(JSON.parse(answer.json));
      else reject?.(asError(answer.error));
    },
  };
}
