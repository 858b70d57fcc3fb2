import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { connectDatabase, database, disconnectDatabase } from '@practice/service-kit';
import { openTraceReceiver, testDatabaseUri } from '@practice/service-kit/testing';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forkProgram } from './testing/fork-program.ts';

// A process takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

type Message = { type: string; url?: string; accounts?: { username: string }[]; message?: string };

const uri = testDatabaseUri(`main_${process.pid}`);
afterAll(async () => {
  await connectDatabase(uri);
  await database().dropDatabase();
  await disconnectDatabase();
});

/** The gateway as its parent starts it. */
function start(environment: Record<string, string> = {}) {
  const child = forkProgram(path.join(import.meta.dirname, '../dist/main.cjs'), {
    mongodbUri: uri,
    env: { LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const messages: Message[] = [];
  const output = { text: '' };
  child.on('message', (message) => messages.push(message as Message));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output.text += data));
  return { child, messages, output };
}

async function ready({ child, messages, output }: ReturnType<typeof start>): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`ended before it was ready: ${output.text}`)));
  while (!messages.some(({ type }) => type === 'ready')) await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return messages.find(({ type }) => type === 'ready')?.url ?? '';
}

describe('the gateway as a process', () => {
  it('reports its progress, new accounts, readiness and traces; ends by SIGTERM', async () => {
    const traces = await openTraceReceiver();
    onTestFinished(() => traces.close());
    const gateway = start({ OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, PRODUCT_VERSION: '1.0.0+abc' });
    const url = await ready(gateway);
    expect([...new Set(gateway.messages.map(({ type }) => type))]).toEqual(['progress', 'accounts', 'ready']);
    expect(gateway.messages.find(({ type }) => type === 'accounts')?.accounts).toMatchObject([
      { username: 'admin', password: null, role: 'admin' },
    ]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/api/working-hours`)).status).toBe(200);
    gateway.child.kill('SIGTERM');
    expect(await once(gateway.child, 'exit')).toEqual([0, null]);
    expect(gateway.output.text).not.toContain('kestane-ile-zimba');
    expect(traces.spans).toContainEqual(
      expect.objectContaining({ name: 'GET /api/working-hours', service: 'practice-gateway' }),
    );
    expect(traces.text()).toContain('1.0.0+abc');
  });

  it('does not even contain the code for traces: it lies beside it, for those who want them', () => {
    const dist = path.join(import.meta.dirname, '../dist');
    expect(readFileSync(path.join(dist, 'main.cjs'), 'utf8')).not.toMatch(/OTLPTraceExporter|BatchSpanProcessor/);
    expect(readFileSync(path.join(dist, 'open-telemetry.cjs'), 'utf8')).toContain('OTLPTraceExporter');
  });

  it('waits for the database whose address its parent sends, and ends when its parent is gone', async () => {
    const gateway = start({ MONGODB_URI: 'sent' });
    gateway.child.send({ uri });
    await ready(gateway);
    expect(gateway.messages.map(({ type }) => type)).not.toContain('accounts');
    gateway.child.disconnect();
    expect(await once(gateway.child, 'exit')).toEqual([0, null]);
  });

  it('reports that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const gateway = start({ PORT: String(port) });
    expect(await once(gateway.child, 'exit')).toEqual([1, null]);
    expect(gateway.output.text).toContain(`Port ${port} is taken by another program.`);
  });
});
