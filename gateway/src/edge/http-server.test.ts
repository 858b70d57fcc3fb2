import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { connectionLimits, createHttpServer } from './http-server.ts';

const quick = { ...connectionLimits, requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 20 };

async function serve(limits = quick): Promise<number> {
  const app = express();
  app.use(express.json());
  app.use(({ path }, response) => void response.json({ path }));
  const server = createHttpServer(app, limits).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends a text, and gives all that came until the server ended the connection. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (data) => (response += data));
  socket.write(text);
  await once(socket, 'close');
  return response;
}

/** Sends a request over an agent's connection, and gives the answer's status. */
async function statusOf(port: number, agent: Agent): Promise<number | undefined> {
  const [response] = (await once(get({ host: '127.0.0.1', port, agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n';

it('a body that does not come to its end is answered with 408, and the connection ended', async () => {
  expect(await send(await serve(), `${post}\r\n{"a":`)).toMatch(/^HTTP\/1.1 408 /);
});

it('so are headers that do not come to their end', async () => {
  expect(await send(await serve(), post)).toMatch(/^HTTP\/1.1 408 /);
});

const chunked = '5\r\nhello\r\n0\r\n\r\n';
it.each([
  ['both a length and chunks', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
  ['a length that is no number', 'Content-Length: +5\r\n\r\nhello'],
  ['chunks by another name', `Transfer-Encoding: xchunked\r\n\r\n${chunked}`],
  ['chunks that are not the last coding', `Transfer-Encoding: chunked, identity\r\n\r\n${chunked}`],
  ['a space before the colon', `Transfer-Encoding : chunked\r\n\r\n${chunked}`],
  ['a chunk whose size is no number', 'Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n'],
  ['lines without a carriage return', 'X-One: 1\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
])('a request with %s, which a proxy may end elsewhere, is the last of its connection', async (_, rest) => {
  const next = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const received = await send(await serve(), `POST / HTTP/1.1\r\nHost: localhost\r\n${rest}${next}`);
  expect(received).toMatch(/^HTTP\/1.1 \d+/);
  expect(received).not.toContain('smuggled');
});

it('one connection takes any number of requests', async () => {
  const port = await serve(connectionLimits);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const statuses = new Set<number | undefined>();
  for (let count = 0; count < 1100; count++) statuses.add(await statusOf(port, agent));
  expect([...statuses]).toEqual([200]);
});

it('connections that are too many are not taken', async () => {
  const port = await serve({ ...quick, maxConnections: 1 });
  const first = connect(port, '127.0.0.1');
  onTestFinished(() => void first.destroy());
  await once(first, 'connect');
  expect(await send(port, '')).toBe('');
});

it('a whole request has half a minute, its headers a part of that', () => {
  expect(connectionLimits).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000 });
});
