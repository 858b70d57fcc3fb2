import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../processes/run-command.ts';
import { root } from '../start/env.ts';
import { onlyShort } from './checks.ts';

const listed = async (env: NodeJS.ProcessEnv) => {
  const args = ['list', '--filesOnly', '--project=processes', '--project=integrity'];
  const { output } = await runCommand(join(root, 'node_modules/.bin/vitest'), args, {
    limitMs: 60_000,
    cwd: root,
    env: { ...process.env, TESTS: '', ...env },
  });
  return output
    .split('\n')
    .filter((line) => line.includes('.test.ts'))
    .sort();
};

it('npm test leaves every long test to the full size, and no other', async () => {
  const all = await listed({});
  const isLong = (line: string) => line.includes('.long.');
  expect(all.filter(isLong).length).toBeGreaterThan(5);
  expect(await listed(onlyShort)).toEqual(all.filter((line) => !isLong(line)));
});
