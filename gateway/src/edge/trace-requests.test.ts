import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  EventConsumer,
  JobWorker,
  jobQueue,
  registerServiceUrl,
  type Service,
  serveService,
  startTracing,
  stopTracing,
} from '@practice/service-kit';
import { openTraceReceiver, type TracedSpan, type TraceReceiver } from '@practice/service-kit/testing';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createFixtures, type Fixtures } from '../access/fixtures.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { requestId } from './request-id.ts';
import { traceRequests } from './trace-requests.ts';

let receiver: TraceReceiver;
let fixtures: Fixtures;

/** Begins the traces of a test anew. */
async function trace(ratio = 1): Promise<void> {
  await stopTracing();
  receiver.spans.length = 0;
  await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: ratio }, 'practice-gateway');
}

// Before the gateway of this file is made: one that is made without a receiver traces nothing.
beforeAll(async () => {
  receiver = await openTraceReceiver();
  await trace();
});
const gateway = testGateway();
beforeAll(() => {
  fixtures = createFixtures(gateway);
});
afterAll(async () => {
  await stopTracing();
  await receiver.close();
});

async function spans(): Promise<TracedSpan[]> {
  await stopTracing();
  return receiver.spans;
}

const named = (found: TracedSpan[], name: string) => found.filter((span) => span.name === name);

/** The names from a span up to the beginning of its trace. */
function pathOf(found: TracedSpan[], span: TracedSpan | undefined): string[] {
  if (!span) return [];
  return [
    span.name,
    ...pathOf(
      found,
      found.find(({ spanId }) => spanId === span.parentSpanId),
    ),
  ];
}

const service = (name: string) => gateway.services.find((each) => each.name === name) as Service;

describe('the trace of a booking', () => {
  it('leads from the request to the e-mail, through a service of its own, and names nobody', async () => {
    await moveOut('appointments');
    await fixtures.setting('smtp_host', '127.0.0.1');
    await fixtures.setting('smtp_port', '1');
    await handleEvents();
    const booking = await fixtures.booking({ parentName: 'Nazlı Gökçeada', childName: 'Toprak Gökçeada' });
    await trace();
    const mutation = 'mutation Gizli($input: BookAppointmentInput!) { mine: bookAppointment(input: $input) { id } }';
    const answered = await gateway.visitor().graphql(mutation, { input: booking });
    expect(answered.errors).toEqual([]);
    const { id } = (answered.data as { mine: { id: string } }).mine;
    await handleEvents();
    await runEmailsOf(id);
    const found = await spans();

    const job = 'job send-email';
    const event = ['event appointment.requested', ...booked];
    expect(pathOf(found, named(found, 'smtp send')[0])).toEqual(['smtp send', job, ...event]);
    expect(pathOf(found, named(found, 'transaction').find(isBelow(found, 'appointments /graphql')))).toEqual([
      'transaction',
      ...booked,
    ]);
    const loads = named(found, 'appointments getAppointment');
    expect(loads.map((load) => pathOf(found, load)[1])).toEqual(expect.arrayContaining([event[0], job]));
    expect(new Set(found.map(({ traceId }) => traceId)).size).toBe(1);

    const said = receiver.text();
    const { parentName, childName, phone, email, reason } = booking;
    for (const text of [parentName, childName, phone, email, reason, 'Gizli', 'mine', id]) {
      expect(text).toBeTruthy();
      expect(said).not.toContain(String(text));
    }
  });
});

const booked = [
  'appointments /graphql',
  'appointments mutation bookAppointment',
  'graphql mutation bookAppointment',
  'POST /graphql',
];

const isBelow = (found: TracedSpan[], name: string) => (span: TracedSpan) => pathOf(found, span)[1] === name;

describe('a request', () => {
  it('is named by its route, with its status, and its line in the log by its trace', async () => {
    await trace();
    const path = '/api/menus/slug/elif-ozturk?_=05321234567';
    expect((await gateway.visitor().get(path)).status).toBe(404);
    // A page, without the shell that would render it.
    gateway.expectError('request failed');
    expect((await gateway.visitor().get('/elif-ozturk')).status).toBe(500);
    await gateway.visitor().get('/healthz');
    const found = await spans();
    const [request] = named(found, 'GET /api/menus/slug/:slug');
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/menus/slug/:slug',
      'http.response.status_code': 404,
    });
    const [call] = named(found, 'content get /api/menus/slug/:slug');
    expect(call).toMatchObject({ parentSpanId: request?.spanId, attributes: { 'error.type': 'NOT_FOUND' } });
    expect(receiver.text()).not.toMatch(/elif-ozturk|05321234567|healthz/);
  });

  it('continues the trace that a proxy names', async () => {
    const theirs = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${theirs}-b7ad6b7169203331-01` };
    // Nothing is sampled but what others have begun.
    await trace(0);
    await gateway.visitor().get('/api/working-hours', headers);
    expect((await spans()).map(({ traceId }) => traceId)).toContain(theirs);
    await trace(0);
    await gateway.visitor().get('/api/working-hours');
    expect(await spans()).toEqual([]);
  });

  it('does not continue what a visitor names', async () => {
    await trace(0);
    const app = express().use(requestId(), traceRequests(), (_request, response) => response.end());
    const server = app.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    await fetch(`http://127.0.0.1:${port}/`, { headers });
    expect(await spans()).toEqual([]);
  });
});

async function moveOut(name: 'appointments'): Promise<void> {
  const server: Server = await serveService(service(name), { port: 0, host: '127.0.0.1' });
  registerServiceUrl(name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    registerServiceUrl(name, '');
    server.closeAllConnections();
    server.close();
  });
}

async function handleEvents(): Promise<void> {
  const consumer = new EventConsumer('messaging', service('messaging').handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
}

/** Has the e-mails of an appointment tried once: nobody answers at the mail server's address. */
async function runEmailsOf(id: string): Promise<void> {
  await jobQueue().deleteMany({ 'payload.appointmentId': { $ne: id } });
  const worker = new JobWorker(service('messaging').jobs ?? {}, { watches: false });
  worker.start();
  const open = () => jobQueue().countDocuments({ state: { $in: ['queued', 'running'] } });
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
  await worker.stop();
}
