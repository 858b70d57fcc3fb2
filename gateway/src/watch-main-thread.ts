import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

const MB = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

/** Counts its own waking up, not time: a machine that sleeps stops both threads. */
const watch = `
const { workerData: { beats, tickMs, ticks } } = require('node:worker_threads');
let last = 0;
let silent = 0;
for (;;) {
  Atomics.wait(beats, 1, 0, tickMs);
  const now = Atomics.load(beats, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < ticks) continue;
  const seconds = Math.round((tickMs * ticks) / 1000);
  require('node:fs').writeSync(2, 'The main thread has not responded for ' + seconds + ' s; the process is ended.\\n');
  process.kill(process.pid, 'SIGKILL');
}`;

/**
 * Ends this process when its main thread does nothing any more, by an endless loop, say, so that what has started it starts
 * it again. A thread watches, as nothing else can act then. Not while a debugger may hold the main thread.
 * @param tickMs milliseconds from one sign of life to the next
 * @param ticks how many may be missing
 */
export function watchMainThread({ tickMs = 1000, ticks = 15 } = {}): void {
  if (inspector.url()) return;
  const beats = new Int32Array(new SharedArrayBuffer(8));
  setInterval(() => Atomics.add(beats, 0, 1), tickMs / 2).unref();
  const options = { eval: true, workerData: { beats, tickMs, ticks }, env: {}, resourceLimits: MB, name: 'watchdog' };
  new Worker(watch, options).unref();
}
