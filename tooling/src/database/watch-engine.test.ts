import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { testServerUri } from '@practice/service-kit/testing';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answersBroken, watchEngine } from './watch-engine.ts';

test('an engine is ended when it answers broken twice in a row, once', async () => {
  const answers = [false, true, false, true, true, true];
  const end = vi.fn();
  const isBroken = vi.fn(async () => answers.shift() ?? false);
  const watch = watchEngine({ isBroken, end, everyMs: 5 });
  onTestFinished(() => watch.stop());
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
  expect(isBroken).toHaveBeenCalledTimes(5);
  expect(end).toHaveBeenCalledOnce();
});

const clientOf = (uri: string) => {
  const client = new MongoClient(uri);
  onTestFinished(() => client.close(true));
  return client;
};

test('a database that works, or that is away, is not broken', async () => {
  expect(await answersBroken(clientOf(testServerUri()))).toBe(false);
  const away = clientOf('mongodb://127.0.0.1:1/practice?directConnection=true');
  expect(await answersBroken(away, { answerMs: 100 })).toBe(false);
});

test('a database that takes connections and never answers is not broken, and is not waited for', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hanging = clientOf(`mongodb://127.0.0.1:${port}/practice?directConnection=true`);
  expect(await answersBroken(hanging, { answerMs: 100 })).toBe(false);
});
