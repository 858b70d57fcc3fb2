import { format } from 'node:util';
import { reportMistake } from './test-mistakes.ts';

type Expected = { pattern: RegExp; isRequired: boolean; isSeen: boolean };

/** Messages that say nothing about the code under test: Node 20 confuses an empty buffer with a detached one. */
const ignored = /^React encountered an empty buffer/;

const expected: Expected[] = [];

/** For this test: an error or warning that matches is logged, and the test fails when none is. */
export function expectConsole(pattern: RegExp): void {
  expected.push({ pattern, isRequired: true, isSeen: false });
}

/** For this test: errors and warnings that match may be logged. For what depends on the machine or on timing. */
export function allowConsole(pattern: RegExp): void {
  expected.push({ pattern, isRequired: false, isSeen: false });
}

/** From now on an error or warning on the console fails the running test unless it said so. */
export function guardConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      const message = format(...args);
      const match = expected.find(({ pattern }) => pattern.test(message));
      if (match) match.isSeen = true;
      else if (!ignored.test(message)) reportMistake(`console.${level}: ${message}`);
    };
  }
}

/** Ends what the test expected, and reports what it expected in vain. */
export function endExpectations(): void {
  for (const { pattern, isRequired, isSeen } of expected.splice(0)) {
    if (isRequired && !isSeen) reportMistake(`Nothing on the console matched ${pattern}`);
  }
}
