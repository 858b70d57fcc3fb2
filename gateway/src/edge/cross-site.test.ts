import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
type Case = [what: string, headers: (host: string) => Record<string, string>];

const own: Case[] = [
  ['a page of this site', () => ({ 'sec-fetch-site': 'same-origin', origin: 'https://klinik.example' })],
  ['the address bar', () => ({ 'sec-fetch-site': 'none' })],
  ['an old browser on a page of this site', (host) => ({ origin: `http://${host}` })],
  ['the public address, through a proxy that changes Host', () => ({ origin: 'https://klinik.example' })],
  ['a program', () => ({})],
];
const foreign: Case[] = [
  ['another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })],
  [
    'a neighbour under the same domain',
    () => ({ 'sec-fetch-site': 'same-site', origin: 'https://blog.klinik.example' }),
  ],
  ['another site in an old browser', () => ({ origin: 'https://evil.example' })],
  ['a page without an origin', () => ({ origin: 'null' })],
  ['another site that hides its origin', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['the same host on another port', (host) => ({ origin: `http://${host.split(':')[0]}:1` })],
];
const endpoints = [
  ['POST', '/api/appointments', {}],
  ['POST', '/api/auth/login', {}],
  ['POST', '/api/auth/logout', {}],
  ['POST', '/graphql', { query: '{ __typename }' }],
  ['DELETE', '/api/appointments/1', undefined],
] as const;

describe.each(endpoints)('%s %s', (method, path, body) => {
  const send = (headers: Record<string, string>) => gateway.visitor().send(method, path, body, headers);

  it.each(foreign)('is refused to %s', async (_what, headersFor) => {
    const response = await send(headersFor(new URL(gateway.url).host));
    expect(response.status).toBe(403);
    expect(response.text).toContain('CROSS_SITE_REQUEST');
  });

  it.each(own)('is open to %s', async (_what, headersFor) => {
    const response = await send(headersFor(new URL(gateway.url).host));
    expect(response.text).not.toContain('CROSS_SITE_REQUEST');
  });
});

it('reading is open to other sites, without credentials', async () => {
  const response = await gateway.visitor().get('/api/working-hours', { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(200);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});
