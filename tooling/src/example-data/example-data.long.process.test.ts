import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { readRunning } from '../start/running-file.ts';
import { freeTimes, newRequest, sendRequest } from '../start/testing/booking.ts';
import { gatewayProgram, newEnv, run } from '../start/testing/run-start.ts';
import { type ApiResponse, signIn } from '../start/testing/sign-in.ts';

const ADMIN_PASSWORD = 'uzun-bir-parola-42';
/** The invented practice, families of it, and what it wrote. */
const INVENTED = /Ardıç|ardicpsikoloji|0282 000 24 24|0532 000 24 24|Yiğit Öztürk|ozlem\.ucar@|İki çocuklu bir aile/;

type Env = Awaited<ReturnType<typeof newEnv>>;

/** What `npm run example-data` runs, without a terminal; with what it says and its code. */
async function exampleData(env: Env, ...args: string[]) {
  const program = join(import.meta.dirname, '../../bin/example-data.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, EMBEDDED_DATABASE: 'secantus', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'exit');
  return { code, said };
}

/** All that the database of the running product holds. */
async function dump(env: Env & { MONGODB_URI?: string }): Promise<string> {
  const uri = env.MONGODB_URI ?? (await readRunning(env.DATA_DIR))?.mongodbUri ?? '';
  const client = await new MongoClient(uri).connect();
  try {
    const collections = await client.db().collections();
    return JSON.stringify(await Promise.all(collections.map((each) => each.find().toArray())));
  } finally {
    await client.close();
  }
}

test('the demonstration goes but for what was made real', { timeout: 300_000 }, async () => {
  const env = await newEnv();
  const product = run({ ...env, ADMIN_PASSWORD }, [process.execPath, gatewayProgram]);
  await product.until('Stop ');
  const url = `http://127.0.0.1:${env.PORT}`;
  const staff = await signIn(url, 'admin', ADMIN_PASSWORD);
  const read = async <T>(answer: Promise<ApiResponse>) => JSON.parse((await answer).body) as T;
  type Named = { id: string; childName: string; parentName: string };

  // A testimonial is edited, a child is noted about, and a real family books.
  const [testimonial] = await read<Named[]>(staff('GET', '/api/testimonials'));
  const words = { clientName: 'Gerçek bir anne', content: 'Kızımızla birlikte çok şey öğrendik.' };
  expect((await staff('PUT', `/api/testimonials/${testimonial?.id}`, words)).status).toBe(200);
  const [appointment] = await read<Named[]>(staff('GET', '/api/appointments'));
  const note = await read<Named>(
    staff('POST', `/api/appointments/${appointment?.id}/notes`, { content: 'Gerçek not' }),
  );
  const [time] = await freeTimes(url, 1);
  expect(time && (await sendRequest(url, newRequest(time)))).toBe(201);

  const shown = await exampleData(env, 'remove');
  for (const part of [
    'where the product runs',
    '29 appointments',
    'testimonial “Gerçek bir anne”',
    '1 clinical note',
  ]) {
    expect(shown.said).toContain(part);
  }
  expect([shown.code, shown.said]).toEqual([1, expect.stringContaining('npm run example-data -- remove --yes')]);

  // The button of the back office: a backup that passes its check, then the removal.
  type State = { records: { name: string; state: string }[]; removal: { state: string } | null };
  const state = () => read<State>(staff('GET', '/api/example-data'));
  expect((await state()).removal).toBeNull();
  expect((await staff('POST', '/api/example-data/removal', {})).status).toBe(200);
  await expect.poll(async () => (await state()).removal?.state, { timeout: 120_000, interval: 500 }).toBe('done');
  expect((await state()).records.map(({ name, state: why }) => [name, why])).toEqual([
    [expect.stringContaining(appointment?.childName ?? '?'), 'used'],
    ['Gerçek bir anne', 'edited'],
  ]);
  const left = await read<Named[]>(staff('GET', '/api/appointments'));
  expect(left.map(({ parentName }) => parentName).sort()).toEqual([appointment?.parentName, 'Elif Demir'].sort());
  // Closed to visitors, as a new practice is, and working all the same.
  expect((await fetch(`${url}/`)).status).toBe(503);
  expect(await read<Named[]>(staff('GET', '/api/testimonials'))).toHaveLength(1);
  expect(await read<Named[]>(staff('GET', '/api/blog'))).toEqual([]);
  expect(await read<Named[]>(staff('GET', '/api/services'))).toHaveLength(6);
  expect((await dump(env)).match(INVENTED)?.[0]).toBeUndefined();

  // What kept the appointment is gone: the command takes it from the product that does not run.
  expect((await staff('DELETE', `/api/clinical-notes/${note.id}`)).status).toBe(204);
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
  const done = await exampleData(env, 'remove', '--yes');
  for (const part of ['does not run', '-before-example-data.json.gz', 'Taken away: 1. Left: 1.', 'The site is closed'])
    expect(done.said).toContain(part);
  expect(done.code).toBe(0);
  const again = await exampleData(env, 'remove', '--yes');
  expect([again.code, again.said]).toEqual([0, expect.stringContaining('Nothing else is left of the example data.')]);
});
