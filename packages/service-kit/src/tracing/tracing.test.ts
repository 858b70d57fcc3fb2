import { logger, startTracing, stopTracing, tracer } from '@practice/service-kit';
import { openTraceReceiver, type TraceReceiver } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { mintToken, readToken, setServiceSecret } from '../service-token.ts';
import { contextFor } from '../testing/context-for.ts';
import { inSpan, inSpanOf } from './in-span.ts';
import { PatientExporter } from './patient-exporter.ts';

let receiver: TraceReceiver;
const start = (ratio = 1, url = receiver.url) =>
  startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: ratio }, 'practice-test');

beforeEach(async () => {
  receiver = await openTraceReceiver();
});
afterEach(async () => {
  await stopTracing();
  await receiver.close();
});

describe('without an address of a receiver', () => {
  it('nothing is traced: work gets its context as it is', async () => {
    await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1 }, 'practice-test');
    expect(tracer()).toBeUndefined();
    const ctx = contextFor('anonymous');
    const describeSpan = vi.fn();
    expect(await inSpanOf(ctx, describeSpan, async (given) => given)).toBe(ctx);
    expect(await inSpan({ name: 'a', parent: undefined }, async (trace) => trace)).toBeUndefined();
    expect(describeSpan).not.toHaveBeenCalled();
  });
});

describe('spans', () => {
  it('lie in each other as they were handed on, and say whose they are', async () => {
    await start();
    await inSpan({ name: 'outer', kind: 'consumer', parent: undefined }, async (trace) => {
      const ctx = contextFor('anonymous', { trace });
      await inSpanOf(
        ctx,
        () => ({ name: 'inner', attributes: { count: 2 } }),
        async () => 'done',
      );
    });
    await stopTracing();
    const [inner, outer] = receiver.spans;
    expect(outer).toMatchObject({ name: 'outer', service: 'practice-test' });
    expect(outer?.parentSpanId).toBeFalsy();
    expect(inner).toMatchObject({ name: 'inner', traceId: outer?.traceId, parentSpanId: outer?.spanId });
    expect(inner?.attributes).toEqual({ count: 2 });
  });

  it('say of an error its code alone, and that the product failed only when it did', async () => {
    await start();
    const failing = (error: Error) => inSpan({ name: 'work', parent: undefined }, () => Promise.reject(error));
    await expect(failing(new DomainError('SLOT_TAKEN', { message: 'Elif Öztürk' }))).rejects.toThrow();
    await expect(failing(new Error('Elif Öztürk'))).rejects.toThrow();
    await stopTracing();
    const [refused, failed] = receiver.spans;
    expect([refused?.attributes, refused?.status.code ?? 0]).toEqual([{ 'error.type': 'SLOT_TAKEN' }, 0]);
    expect([failed?.attributes, failed?.status.code]).toEqual([{ 'error.type': 'INTERNAL' }, 2]);
    expect(receiver.text()).not.toContain('Elif');
  });

  it('are sampled by the ratio where a trace begins, and as others have decided where it does not', async () => {
    await start(0);
    await inSpan({ name: 'own', parent: undefined }, async () => undefined);
    const sampled = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await inSpan({ name: 'continued', parent: sampled }, async () => undefined);
    await inSpan({ name: 'nonsense', parent: 'x' }, async () => undefined);
    await stopTracing();
    expect(receiver.spans).toMatchObject([{ name: 'continued', traceId: '0af7651916cd43dd8448eb211c80319c' }]);
  });
});

it('a token between services carries no span: it goes beside it', () => {
  setServiceSecret('a secret for tests that is long enough');
  const ctx = contextFor('anonymous', { trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  expect(readToken(`Bearer ${mintToken(ctx, 'content')}`, 'content').trace).toBeUndefined();
});

describe('a receiver that is away', () => {
  const failure = { code: 1, error: new Error('away') };

  it('is told of once, is left alone for a while, and is told of again when it is back', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    let now = 0;
    let result: { code: number; error?: Error } = failure;
    const sent = vi.fn((_spans: unknown, done: (outcome: typeof result) => void) => done(result));
    const exporter = new PatientExporter({ export: sent, shutdown: async () => undefined }, { now: () => now });
    const send = () => {
      const done = vi.fn();
      exporter.export([], done);
      // A failure would be logged by whoever called it, each time.
      expect(done).toHaveBeenCalledWith({ code: 0 });
    };
    for (now = 0; now < 90_000; now += 2000) send();
    expect(sent).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledOnce();
    result = { code: 0 };
    now += 30_000;
    send();
    send();
    expect(info.mock.calls.map((call) => call.at(-1))).toEqual(['traces are sent again']);
  });

  it('is not waited for by a stop', async () => {
    vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await start(1, 'http://127.0.0.1:1');
    tracer()?.start({ name: 'work', parent: undefined }).end();
    const startedAt = performance.now();
    await stopTracing();
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});
