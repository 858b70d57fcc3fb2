import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { ownRequestHeaders } from '../url-health/own-request.ts';
import { SetupSigns } from './setup-signs.ts';

type Sent = { host?: string; headers?: Record<string, string>; from?: string; status?: number };

const HOST = 'klinik.example';
const PROXY = '10.0.0.2';

function gateway({ publicUrl = `https://${HOST}`, trustsProxy = true, isProduction = true } = {}) {
  let now = 0;
  const signs = new SetupSigns({ publicUrl, isProduction, trustsProxy, now: () => now });
  const trusts = (address: string | undefined) => trustsProxy && address === PROXY;
  return {
    signs,
    pass: (ms: number) => {
      now += ms;
    },
    get(times: number, { host = HOST, headers = {}, from = PROXY, status = 200 }: Sent = {}) {
      const all: Record<string, string> = { host, ...headers };
      const socket = { remoteAddress: from };
      const app = { get: () => trusts };
      const isSecure = trusts(from) && all['x-forwarded-proto'] === 'https';
      const get = (name: string) => all[name];
      const request = { headers: all, socket, app, secure: isSecure, get } as unknown as Request;
      for (let count = 0; count < times; count++) signs.note(request, { statusCode: status } as Response);
    },
  };
}

const byProxy = { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } };

describe('the requests of a gateway', () => {
  it('find nothing wrong behind a proxy that says whom it forwards, and how they came', () => {
    const { signs, get } = gateway();
    get(20, byProxy);
    expect(signs.problems()).toEqual([]);
  });

  it.each<[string, Parameters<typeof gateway>[0], Sent, string[]]>([
    ['by a proxy that is not named', { trustsProxy: false }, byProxy, ['proxy_unknown']],
    ['past the proxy', {}, { from: '10.0.0.7', headers: { 'x-forwarded-proto': 'https' } }, ['proxy_bypassed']],
    ['by http to a site with https', {}, { headers: { 'x-forwarded-for': '203.0.113.9' } }, ['https_unseen']],
    ['for another host', {}, { ...byProxy, host: 'gateway-1:4000', status: 421 }, ['host_unknown']],
    [
      'to a site without https',
      { publicUrl: `http://${HOST}` },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
      ['public_url_http'],
    ],
    ['in development', { publicUrl: `http://${HOST}`, isProduction: false, trustsProxy: false }, {}, []],
  ])('%s', (_, options, sent, problems) => {
    const { signs, get } = gateway(options);
    get(20, sent);
    expect(signs.problems()).toEqual(problems);
  });

  it('of somebody who tries something say nothing', () => {
    const { signs, get } = gateway({ trustsProxy: false, publicUrl: `https://${HOST}` });
    get(20, { headers: { 'x-forwarded-proto': 'https' } });
    get(15, byProxy);
    expect(signs.problems()).toEqual([]);
  });

  it('of this machine to itself say nothing', () => {
    const { signs, get } = gateway();
    get(20, { host: 'localhost:4000', from: '127.0.0.1' });
    get(20, { host: '127.0.0.1:4000', from: '127.0.0.1' });
    get(20, { headers: ownRequestHeaders, from: '127.0.0.1' });
    expect(signs.problems()).toEqual([]);
  });

  it('are forgotten after two hours', () => {
    const { signs, get, pass } = gateway();
    get(2000, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(signs.problems()).toEqual(['https_unseen']);
    pass(3_700_000);
    get(5, byProxy);
    expect(signs.problems()).toEqual([]);
    pass(3_700_000);
    pass(3_700_000);
    expect(signs.problems()).toEqual([]);
  });
});
