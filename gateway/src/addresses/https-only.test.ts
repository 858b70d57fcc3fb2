import { request as httpRequest } from 'node:http';
import { database, forgetSettings } from '@practice/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

async function store(settingValue: string): Promise<void> {
  const settings = database().collection('site_settings');
  await settings.updateOne({ settingKey: 'force_https_redirect' }, { $set: { settingValue } }, { upsert: true });
  forgetSettings();
}

/** A request for the site's own name, which `fetch` does not let choose. */
function send(
  path: string,
  { body, ...headers }: Record<string, string> = {},
): Promise<{ status: number; code: unknown }> {
  const { hostname, port } = new URL(gateway.url);
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const host = 'klinik.example';
    const sent = httpRequest(
      { hostname, port, path, method, headers: { host, 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          const answer = text.startsWith('{') ? JSON.parse(text) : {};
          resolve({ status: response.statusCode ?? 0, code: answer.code ?? answer.errors?.[0]?.extensions?.code });
        });
      },
    );
    sent.on('error', reject).end(body);
  });
}

const login = { body: JSON.stringify({ username: 'kimse', password: 'yanlis-parola' }) };
const query = { body: JSON.stringify({ query: '{ __typename }' }) };
const refused = { status: 403, code: 'HTTPS_REQUIRED' };

describe('with force_https_redirect', () => {
  beforeAll(() => store('true'));
  afterAll(() => store('false'));

  it.each([
    ['a sign-in', '/api/auth/login', login],
    ['a list', '/api/working-hours', {}],
    ['an operation', '/graphql', query],
  ])('%s over http is refused', async (_what, path, sent) => expect(await send(path, sent)).toEqual(refused));

  it('the same is answered over https, also behind a proxy that is not trusted', async () => {
    const secure = { 'x-forwarded-proto': 'https' };
    expect(await send('/api/auth/login', { ...login, ...secure })).toEqual({ status: 401, code: 'LOGIN_FAILED' });
    expect((await send('/graphql', { ...query, ...secure })).status).toBe(200);
  });

  it('is no matter on this machine, nor for health', async () => {
    expect((await gateway.visitor().get('/api/working-hours')).status).toBe(200);
    expect((await send('/healthz')).status).toBe(200);
  });
});

it('without it the API is answered over http', async () => {
  expect((await send('/api/working-hours')).status).toBe(200);
  expect((await send('/api/auth/login', login)).code).toBe('LOGIN_FAILED');
});
