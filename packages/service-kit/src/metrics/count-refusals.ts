import { toDomainError } from '../domain-error.ts';
import type { OutcomeCounter } from './registry.ts';

/** Runs `work` and counts it by its code when it is refused or fails. */
export async function countRefusals<T>(counter: OutcomeCounter, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    counter.count(toDomainError(error).code);
    throw error;
  }
}
