import { fileURLToPath } from 'node:url';
import { addDays, today } from '@practice/contracts';
import { expect, test } from 'vitest';
import { findProcesses } from '../processes/find-processes.ts';
import { place, run } from './testing/run-start.ts';

const program = fileURLToPath(new URL('./testing/start-gateway-source.ts', import.meta.url));
/** Less than the minute for which the database would hold what a killed transaction wrote. */
const SOON_MS = 30_000;

type Time = { date: string; time: string };
type Slot = { time: string; available: boolean };

async function freeTimes(url: string, count: number): Promise<Time[]> {
  const found: Time[] = [];
  for (let ahead = 28; found.length < count; ahead++) {
    const date = addDays(today(), ahead);
    const response = await fetch(`${url}/api/public/appointments/availability?date=${date}`);
    const { slots } = (await response.json()) as { slots: Slot[] };
    found.push(...slots.filter(({ available }) => available).map(({ time }) => ({ date, time })));
  }
  return found.slice(0, count);
}

let families = 0;

function book(url: string, { date, time }: Time): Promise<number> {
  families += 1;
  const body = {
    parentName: 'Elif Demir',
    childName: 'Can Demir',
    childBirthDate: '2018-04-03',
    phone: `0532 123 ${String(1000 + families).replace(/(..)$/, ' $1')}`,
    email: `aile-${families}@ornek.example`,
    serviceType: 'oyun-terapisi',
    reason: 'Uyku ve okul',
    appointmentDate: date,
    appointmentTime: time,
  };
  return fetch(`${url}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${families}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SOON_MS),
  }).then(({ status }) => status);
}

test('a gateway killed with -9 while it books is back by itself, and books again at once', {
  timeout: 180_000,
}, async () => {
  const env = await place();
  const product = run({ ...env, TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' }, [process.execPath, program]);
  await product.until('Stop ');
  const url = `http://127.0.0.1:${env.PORT}`;
  const [last, ...times] = await freeTimes(url, 25);
  if (!last) throw new Error('There is no free time.');

  const under = times.map((time) => book(url, time).catch(() => 0));
  expect(await Promise.race(under)).toBe(201);
  const servers = findProcesses({ program: /gateway\/src\/main\.ts$/, flag: '--data-dir', value: env.DATA_DIR });
  expect(servers).toHaveLength(1);
  for (const pid of servers) process.kill(pid, 'SIGKILL');
  // Some were on their way, and their parents have no answer.
  expect(await Promise.all(under)).toContain(0);

  await product.until('The server runs again');
  expect(await book(url, last)).toBe(201);
});
