import { Counter, Registry } from 'prom-client';

/** What this process counts of its own work; its /metrics shows it. */
export const workMetrics = new Registry();

export type OutcomeCounter = { count: (result: string) => void };

/** A counter of what came of something, by `result`: a few words of the program, never a value of somebody. */
export function outcomeCounter(name: string, help: string): OutcomeCounter {
  const counter = new Counter({ name, help, labelNames: ['result'] as const, registers: [workMetrics] });
  return { count: (result) => counter.inc({ result }) };
}
