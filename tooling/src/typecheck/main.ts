import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../processes/run-command.ts';
import { findWorkspaces } from '../workspaces/find-workspaces.ts';
import { programsOf } from './programs.ts';

// Types of all workspaces that have a tsconfig.json. Ends with 1 when there are errors.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const LIMIT_MS = 5 * 60_000;
const programs = programsOf(
  root,
  findWorkspaces(root).map(({ dir }) => dir),
);
const total = programs.flatMap(({ workspaces }) => workspaces).length;
let failed = 0;

async function checkOneAfterAnother(): Promise<void> {
  for (let program = programs.shift(); program; program = programs.shift()) {
    // More threads would each work out the types of the same libraries.
    const args = ['-p', program.config, '--singleThreaded'];
    const { code, output } = await runCommand(join(root, 'node_modules/.bin/tsc'), args, {
      limitMs: LIMIT_MS,
      cwd: root,
    });
    if (code === 0) continue;
    failed++;
    console.error(`${output.trim()}\n`);
  }
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkOneAfterAnother));
console.log(`Types: ${total} workspaces${failed > 0 ? ', with errors' : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
