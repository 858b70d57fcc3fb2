import { expect, it } from 'vitest';
import { allowConsole, endExpectations, expectConsole } from './console-guard.ts';
import { assertNoMistakes } from './test-mistakes.ts';

it('a logged error or warning fails the test', () => {
  console.error('broken: %s', 'x');
  expect(assertNoMistakes).toThrow('console.error: broken: x');
  console.warn('doubtful');
  expect(assertNoMistakes).toThrow('console.warn: doubtful');
});

it('one that is expected does not, and has to come', () => {
  expectConsole(/broken/);
  allowConsole(/doubtful/);
  console.error('broken');
  expect(assertNoMistakes).not.toThrow();
  expectConsole(/never/);
  endExpectations();
  expect(assertNoMistakes).toThrow('Nothing on the console matched /never/');
});
