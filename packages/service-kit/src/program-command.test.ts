import { expect, it } from 'vitest';
import { programCommand } from './program-command.ts';

it('a program serves without a command, and when it is marked by its data folder', () => {
  expect(programCommand([])).toBeUndefined();
  expect(programCommand(['--data-dir', '/data'])).toBeUndefined();
  expect(programCommand(['backup', 'a.gz'])).toEqual({ command: 'backup', args: ['a.gz'] });
});
