import { parentPort, workerData } from 'node:worker_threads';
import { shareImagePath } from '../../share-images/share-image-path.ts';
import { scriptJson } from '../script-json.ts';
import { asError } from './as-error.ts';
import type { FromThread, Start, Task, ToThread } from './messages.ts';
import { pageConsole } from './page-console.ts';
import { createQueries } from './queries.ts';
import { createServerBundles } from './server-bundles.ts';
import { withoutProcess } from './without-process.ts';

/** A thread that renders pages with the shell's bundle and that of one remote, one version of it. */
const port = parentPort as NonNullable<typeof parentPort>;
const { shellFile, remoteFile } = workerData as Start;
const post = port.postMessage.bind(port) as (message: FromThread) => void;
const problem = (file: string, error: unknown) => post({ type: 'problem', file, error: asError(error) });

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => problem(remoteFile ?? shellFile, error));
}
globalThis.console = pageConsole((level, frames) => post({ type: 'console', level, frames }));
const bundles = createServerBundles(({ file, error }) => problem(file, error), console);
const queries = createQueries(post);
withoutProcess();

port.on('message', (message: ToThread) => {
  if (message.type === 'render') render(message.task);
  else queries.answer(message);
});
evaluate();
post({ type: 'evaluated' });

/** Evaluates the bundles before the first page needs them. What they throw, that page will report. */
function evaluate(): void {
  try {
    const shell = bundles.shell(shellFile);
    if (remoteFile) bundles.remote(remoteFile, shell);
  } catch {}
}

async function render(task: Task): Promise<void> {
  const { id, url, remotes, owner, address, time } = task;
  let card: Extract<FromThread, { type: 'rendered' }>['page']['card'];
  try {
    const shell = bundles.shell(shellFile);
    const errors: unknown[] = [];
    const { boot, ...page } = await shell.renderPage({
      url,
      remotes,
      ...(owner ? { owner: ownerWith(owner) } : {}),
      execute: (document, variables) => queries.execute({ task: id, document, variables }),
      shareImage(made) {
        card = made;
        return shareImagePath(address, made);
      },
      signal: AbortSignal.timeout(time),
    });
    const { starter, deviceTuner } = shell;
    const all = [...errors, ...page.errors].map(asError);
    post({
      type: 'rendered',
      task: id,
      page: { ...page, boot: scriptJson(boot), errors: all, card, starter, deviceTuner },
    });

    function ownerWith({ isRendered, ...given }: NonNullable<Task['owner']>) {
      if (!isRendered || !remoteFile) return given;
      try {
        return { ...given, module: bundles.remote(remoteFile, shell) };
      } catch (error) {
        errors.push(error);
        return { ...given, hasFailed: true };
      }
    }
  } catch (error) {
    post({ type: 'failed', task: id, error: asError(error) });
  }
}
