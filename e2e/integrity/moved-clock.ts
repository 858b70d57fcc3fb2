import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTestFolder } from '@practice/tooling/testing/new-test-folder';

/** A clock of programs, which a test moves. */
export type MovedClock = {
  /** What a program is started with, so that it goes by this clock. */
  env: Record<string, string>;
  /** Makes it a time at all of them; it goes on from there. */
  moveTo: (time: Date) => void;
};

/** Read before anything of a program: its dates are those of the clock, its timers stay as they are. */
const preload = (file: string) => `
import { readFileSync } from 'node:fs';
const RealDate = Date;
let offset = 0;
const read = () => { offset = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0; };
read();
setInterval(read, 50).unref();
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], made === globalThis.Date ? target : made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
`;

export function movedClock(): MovedClock {
  const file = join(newTestFolder('practice-clock-'), 'offset');
  writeFileSync(file, '0');
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload(file))}` },
    moveTo: (time) => writeFileSync(file, String(time.getTime() - Date.now())),
  };
}
