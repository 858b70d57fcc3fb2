import { join } from 'node:path';
import { UNSEEN_SIGNS } from '@practice/contracts';
import { runCommand } from '../../processes/run-command.ts';
import { messageOf } from '../../terminal/user-facing-error.ts';
import { type Outcome, yesOrNo } from '../outcome.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { openOperations } from './open-operations.ts';
import { type RunningApi, startApi } from './start-api.ts';

const CONFIG = join(import.meta.dirname, 'schemathesis.toml');
/** Drops failures of requests with signs that are taken out of texts. */
const HOOKS = join(import.meta.dirname, 'hooks.py');
const LIMIT_MS = 15 * 60_000;

/**
 * Whether the product responds as its document says: a tester that knows only /api/openapi.json calls every operation as an
 * admin with an access token, with what the document allows and with what it forbids, and those for visitors as a visitor
 * too. That a visitor is refused the others it finds out on the way: it sends again without the token.
 */
export async function checkApiDocument(installs: string): Promise<Outcome> {
  const program = await installSchemathesis(installs).catch((error) => ({ problem: messageOf(error) }));
  if (typeof program !== 'string') return yesOrNo(false, program.problem);
  const forVisitors = openOperations().flatMap((name) => ['--include-name', name]);
  // At the same time: the tester waits for the product and the product for the tester.
  const [asVisitor, asAdmin] = await Promise.all([
    callAll(program, () => forVisitors),
    callAll(program, ({ token }) => ['-H', `Authorization: Bearer ${token}`]),
  ]);
  return {
    passed: asVisitor.passed + asAdmin.passed,
    failed: asVisitor.failed + asAdmin.failed,
    skipped: 0,
    report: `As a visitor:\n${asVisitor.report}\n\nAs an admin:\n${asAdmin.report}`,
  };
}

/** Runs the tester over a product of its own, whose records nothing else changes at the same time. */
async function callAll(program: string, optionsOf: (api: RunningApi) => string[]): Promise<Outcome> {
  const api = await startApi();
  try {
    return await call(program, api, optionsOf(api));
  } finally {
    await api.stop();
  }
}

async function call(program: string, api: RunningApi, more: string[]): Promise<Outcome> {
  const args = ['--config-file', CONFIG, 'run', `${api.url}/api/openapi.json`, '--no-color', ...more];
  const { code, output } = await runCommand(program, args, {
    limitMs: LIMIT_MS,
    // It keeps a cache where it runs.
    cwd: api.dataDir,
    env: { ...process.env, API_URL: api.url, SCHEMATHESIS_HOOKS: HOOKS, UNSEEN_SIGNS },
  });
  return yesOrNo(code === 0, code === 0 ? 'Everything is as it is documented.' : output);
}
