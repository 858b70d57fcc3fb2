import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../processes/run-command.ts';
import { findWorkspaces } from '../workspaces/find-workspaces.ts';

// Types of all workspaces that have a tsconfig.json. Ends with 1 when one has errors.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const LIMIT_MS = 5 * 60_000;
const waiting = findWorkspaces(root)
  .map(({ dir }) => dir)
  .filter((dir) => existsSync(join(root, dir, 'tsconfig.json')));
const total = waiting.length;
let failed = 0;

async function checkOneAfterAnother(): Promise<void> {
  for (let dir = waiting.shift(); dir; dir = waiting.shift()) {
    const { code, output } = await runCommand(join(root, 'node_modules/.bin/tsc'), ['-p', dir], { limitMs: LIMIT_MS });
    if (code === 0) continue;
    failed++;
    console.error(`${output.trim()}\n`);
  }
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkOneAfterAnother));
console.log(`Types: ${total} workspaces, ${failed} with errors`);
process.exitCode = failed > 0 ? 1 : 0;
