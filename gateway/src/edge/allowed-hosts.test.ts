import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

type Sent = { path?: string; method?: string; headers?: Record<string, string> };

/** With a Host header of its own, which fetch does not send. */
function sendRequest(
  url: string,
  host: string,
  { path = '/api/working-hours', method = 'GET', headers = {} }: Sent = {},
) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers: { ...headers, host } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (data) => (text += data)).on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject).end();
  });
}

describe('outside production', () => {
  const gateway = testGateway();

  it.each([
    'klinik.example',
    'www.klinik.example',
    'KLINIK.example:443',
    'localhost:4000',
    '127.0.0.1:1',
    '[::1]:4000',
  ])('the site answers under %s', async (host) => {
    expect((await sendRequest(gateway.url, host)).status).toBe(200);
  });

  it('the site answers under an address of the local network', async () => {
    expect((await sendRequest(gateway.url, '192.168.1.20:4000')).status).toBe(200);
  });

  it.each(['evil.example', 'evil.example:4000', 'klinik.example.evil.example', 'localhost.evil.example'])(
    'the site does not answer under %j, and says so in a sentence',
    async (host) => {
      const { status, text } = await sendRequest(gateway.url, host);
      expect(status).toBe(421);
      expect(JSON.parse(text)).toEqual({
        message: 'Bu adres bu siteye ait değil. Lütfen sitenin kendi adresini kullanın.',
        code: 'UNKNOWN_HOST',
        errors: [],
      });
    },
  );

  it('figures for this machine and changes by another site’s page are not reached under another name', async () => {
    expect((await sendRequest(gateway.url, 'evil.example', { path: '/metrics' })).status).toBe(421);
    const headers = { origin: 'http://evil.example' };
    const logout = { path: '/api/auth/logout', method: 'POST', headers };
    expect((await sendRequest(gateway.url, 'evil.example', logout)).status).toBe(421);
  });

  it.each(['/healthz', '/readyz'])('a load balancer may request %s under any address', async (path) => {
    expect((await sendRequest(gateway.url, 'gateway-2.internal:4000', { path })).status).toBe(200);
  });
});

/** Sends the lines of a request as they are, and resolves to the status. */
function sendLines(url: string, lines: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
    let text = '';
    socket.on('data', (data) => (text += data)).on('error', reject);
    socket.on('close', () => resolve(Number(text.slice(9, 12))));
  });
}

describe('a request that names two hosts', () => {
  const gateway = testGateway();
  const path = '/api/working-hours';

  it.each([
    ['in two headers', [`GET ${path} HTTP/1.1`, 'Host: klinik.example', 'Host: evil.example']],
    ['in two headers that are the same', [`GET ${path} HTTP/1.1`, 'Host: klinik.example', 'host: klinik.example']],
    ['in its target and its header', [`GET http://evil.example${path} HTTP/1.1`, 'Host: klinik.example']],
    ['in a target with a name', [`GET http://klinik.example@evil.example${path} HTTP/1.1`, 'Host: klinik.example']],
  ])('is malformed: %s', async (_, lines) => {
    expect(await sendLines(gateway.url, lines)).toBe(400);
  });

  it('is answered where both are the same', async () => {
    const lines = [`GET http://klinik.example${path} HTTP/1.1`, 'Host: KLINIK.example:80'];
    expect(await sendLines(gateway.url, lines)).toBe(200);
  });
});

describe('in production', () => {
  const gateway = testGateway({ env: { NODE_ENV: 'production' } });

  it('the site answers under its own name, and under this machine’s to callers on it', async () => {
    for (const host of ['klinik.example', 'localhost:4000'])
      expect((await sendRequest(gateway.url, host)).status).toBe(200);
  });

  it('the site answers under no other address', async () => {
    expect((await sendRequest(gateway.url, '192.168.1.20:4000')).status).toBe(421);
  });
});
