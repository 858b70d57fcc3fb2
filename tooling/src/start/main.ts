import { join } from 'node:path';
import { npmParents, watchProcesses } from '../processes/parents.ts';
import { logFailure, logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { build } from './build.ts';
import { loadDotEnv, readEnv, root } from './env.ts';
import { logReady } from './log-ready.ts';
import { type Product, startProduct } from './start-product.ts';

const STOP_LIMIT_MS = 10_000;
const BUILT = ['@practice/gateway', '@practice/shell', './mf-*'];

/** `npm start`: brings the product up, keeps it running, and stops it on Ctrl-C, SIGTERM or the end of npm. */
export async function start(
  overrides: { gatewayPath?: string; build?: () => Promise<void>; remotesRoot?: string } = {},
): Promise<void> {
  const startedAt = performance.now();
  const stopping = new AbortController();
  const { signal } = stopping;
  let starting: Promise<Product> | undefined;

  const stop = async (line: string) => {
    logProgress(line);
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stopping.abort();
    const product = await starting?.catch(() => undefined);
    await product?.stop();
    logProgress('Stopped. Everything is kept for the next start.');
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A second one does not wait for anybody.
    process.on(name, () => (signal.aborted ? process.exit(1) : void stop('Stopping …')));
  }
  // A reader that has gone, as in `npm start | head`, must not end the product.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const onParentGone = () => void (signal.aborted || stop('npm has ended: stopping …'));
  const areParentsThere = watchProcesses(npmParents(), onParentGone);

  try {
    loadDotEnv();
    starting = startProduct({
      env: readEnv(),
      gatewayPath: overrides.gatewayPath ?? join(root, 'gateway/dist/main.cjs'),
      build: overrides.build ?? (() => build(root, { packages: BUILT, signal })),
      remotesRoot: overrides.remotesRoot ?? root,
      signal,
      isRequested() {
        const isRequested = areParentsThere();
        if (!isRequested) onParentGone();
        return isRequested;
      },
    });
    const product = await starting;
    if (signal.aborted) return;
    await logReady(product, { seconds: (performance.now() - startedAt) / 1000 });
    product.accountsShown();
  } catch (error) {
    if (signal.aborted) return;
    logFailure(error instanceof UserFacingError ? error.message : String(error instanceof Error ? error.stack : error));
    process.exit(1);
  }
}
