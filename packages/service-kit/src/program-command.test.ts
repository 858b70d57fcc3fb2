import { expect, it } from 'vitest';
import { operationCall, programCommand } from './program-command.ts';

it('a program serves without a command, and when it is marked by its data folder', () => {
  expect(programCommand([])).toBeUndefined();
  expect(programCommand(['--data-dir', '/data'])).toBeUndefined();
  expect(programCommand(['backup', 'a.gz'])).toEqual({ command: 'backup', args: ['a.gz'] });
});

it.each([
  [['node', '/app/gateway/dist/main.cjs'], 'docker compose run --rm operations restore <file>'],
  [['node', '/app/gateway/dist/main.cjs', 'migrate'], 'docker compose run --rm operations restore <file>'],
  [['node', '/practice/gateway/dist/main.cjs', '--data-dir', '/data'], 'npm run restore -- <file>'],
  [['node', '/practice/gateway/src/main.ts', 'migrate'], 'npm run restore -- <file>'],
])('an operation is called as where the program runs: %j', (argv, call) => {
  expect(operationCall('restore', '<file>', argv)).toBe(call);
});
