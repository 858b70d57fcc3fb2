import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/index.ts';
import type { Program, ProgramEnd } from './program.ts';
import { type Parts, supervise } from './supervise.ts';

afterEach(() => vi.useRealTimers());

const database: Database = {
  uri: 'mongodb://127.0.0.1:1',
  engine: 'given',
  describe: () => '',
  stop: async () => {},
  endTransactions: async () => {},
  onExit: () => {},
} as never;

/** A gateway that serves, or never does, until it is stopped. */
function gatewayStandIn(ready: Promise<string | undefined>) {
  let end: (ended: ProgramEnd) => void = () => {};
  const ended = new Promise<ProgramEnd>((resolve) => {
    end = resolve;
  });
  const stop = vi.fn(async () => end({ code: 0, signal: null, lastLines: '', why: 'with code 0' }));
  return { pid: 1, ready, ended, stop } satisfies Program;
}

const partsWith = (gateway: Program): Parts => ({
  startDatabase: async () => database,
  startGateway: () => gateway,
  onReady: () => {},
  onWarning: () => {},
});

it('a gateway that serves is left alone when the time for its start is over', async () => {
  vi.useFakeTimers();
  const gateway = gatewayStandIn(Promise.resolve('http://localhost:4000'));
  await supervise({ database, gateway }, partsWith(gateway), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(gateway.stop).not.toHaveBeenCalled();
});

it('a gateway that does not serve within two minutes is stopped, and the start fails with a sentence', async () => {
  vi.useFakeTimers();
  const gateway = gatewayStandIn(new Promise(() => {}));
  const starting = supervise({ database, gateway }, partsWith(gateway), new AbortController().signal);
  const failure = expect(starting).rejects.toThrow('The server does not get ready within two minutes.');
  await vi.advanceTimersByTimeAsync(120_000);
  await failure;
  expect(gateway.stop).toHaveBeenCalledOnce();
});

it('a stop that begins while the gateway starts stops it', async () => {
  const gateway = gatewayStandIn(new Promise(() => {}));
  const stopping = new AbortController();
  const starting = supervise({ database, gateway }, partsWith(gateway), stopping.signal);
  stopping.abort();
  await expect(starting).rejects.toThrow();
  expect(gateway.stop).toHaveBeenCalledWith(expect.any(Number), 'the product stops');
});
