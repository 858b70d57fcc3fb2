import { shareImagePath } from '../../share-images/share-image-path.ts';
import { scriptJson } from '../script-json.ts';
import { describeError } from './as-error.ts';
import type { FromProcess, Start, Task, ToProcess } from './messages.ts';
import { pageConsole } from './page-console.ts';
import { createQueries } from './queries.ts';
import { createServerBundles } from './server-bundles.ts';
import { withoutProcess } from './without-process.ts';

/** The program of a process that renders pages with the shell's bundle and that of one remote, one version of it. */
const { shellFile, remote } = JSON.parse(process.argv[2] ?? '') as Start;
const send = process.send?.bind(process);
const post = (message: FromProcess) => void send?.(message);
const { exit } = process;
const underWay = new Map<number, AbortController>();
const problem = (error: unknown) => post({ type: 'problem', error: describeError(error) });

process.on('message', (message: ToProcess) => {
  if (message.type === 'render') render(message.task);
  else if (message.type === 'abort') underWay.get(message.task)?.abort(new Error('its time is over'));
  else queries.answer(message);
});
process.on('disconnect', () => exit());
// Ctrl-C reaches all processes of a terminal; the gateway finishes its requests, and ends this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, problem);
globalThis.console = pageConsole((level, frames) => post({ type: 'console', level, frames }));
const bundles = createServerBundles(problem, console);
const queries = createQueries(post);
withoutProcess();

evaluate();
post({ type: 'evaluated' });

/** Evaluates the bundles before the first page needs them. What they throw, that page will report. */
function evaluate(): void {
  try {
    const shell = bundles.shell(shellFile);
    if (!remote) return;
    post({ type: 'evaluating' });
    bundles.remote(remote.file, shell);
  } catch {}
}

async function render(task: Task): Promise<void> {
  const { id, url, remotes, owner, address } = task;
  const stop = new AbortController();
  underWay.set(id, stop);
  let card: Extract<FromProcess, { type: 'rendered' }>['page']['card'];
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
      signal: stop.signal,
    });
    const { starter, deviceTuner } = shell;
    const all = [...errors, ...page.errors].map(describeError);
    post({
      type: 'rendered',
      task: id,
      page: { ...page, boot: scriptJson(boot), errors: all, card, starter, deviceTuner },
    });

    function ownerWith({ isRendered, ...given }: NonNullable<Task['owner']>) {
      if (!isRendered || !remote) return given;
      try {
        return { ...given, module: bundles.remote(remote.file, shell) };
      } catch (error) {
        errors.push(error);
        return { ...given, hasFailed: true };
      }
    }
  } catch (error) {
    post({ type: 'failed', task: id, error: describeError(error) });
  } finally {
    underWay.delete(id);
  }
}
