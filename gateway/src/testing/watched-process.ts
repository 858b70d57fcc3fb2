import { setTimeout as pause } from 'node:timers/promises';
import { watchMainThread } from '../watch-main-thread.ts';

/** A process that hangs, or works hard and yields now and then, while it is watched. */
watchMainThread({ tickMs: 200, ticks: 5 });
const isHanging = process.argv[2] === 'hangs';
await pause(500);
for (let slice = 0; isHanging || slice < 15; slice++) {
  const until = performance.now() + 200;
  while (performance.now() < until);
  if (!isHanging) await pause(1);
}
