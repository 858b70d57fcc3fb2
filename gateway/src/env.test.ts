import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';

const secret = 'x'.repeat(32);
const required = {
  MONGODB_URI: 'mongodb://127.0.0.1/klinik',
  SERVICE_SECRET: secret,
  SESSION_SECRET: secret,
  FIELD_KEY: secret,
};
const production = { ...required, NODE_ENV: 'production', PUBLIC_URL: 'https://klinik.example' };

/** The process's output before it ends. */
function messageOf(environment: Record<string, string>): string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process ended');
  });
  expect(() => readEnv(environment)).toThrow('the process ended');
  return write.mock.calls.join('');
}

afterEach(() => vi.restoreAllMocks());

describe('the environment', () => {
  it('needs little outside production', () => {
    expect(readEnv(required)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:4000',
      DATA_DIR: '.data',
      SEED_DATA: 'essential',
      remoteUrls: {},
    });
  });

  it('opens every network interface in production', () => {
    expect(readEnv(production)).toMatchObject({ HOST: '0.0.0.0', PUBLIC_URL: 'https://klinik.example' });
  });

  it.each([
    ['true', true],
    ['1', 1],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ])('takes TRUST_PROXY=%s', (text, value) => {
    expect(readEnv({ ...required, TRUST_PROXY: text }).TRUST_PROXY).toBe(value);
  });

  it('takes addresses of services and remotes', () => {
    const env = readEnv({ ...required, SEO_URL: 'http://seo:4104', REMOTE_MF_PUBLIC_URL: 'http://localhost:3001' });
    expect(env).toMatchObject({ SEO_URL: 'http://seo:4104', remoteUrls: { 'mf-public': 'http://localhost:3001' } });
  });

  it.each([
    ['a short secret', { ...required, SESSION_SECRET: 'short' }, 'SESSION_SECRET: needs at least 32 characters'],
    ['no database', { ...required, MONGODB_URI: '' }, 'MONGODB_URI'],
    ['an address that is none', { ...required, PUBLIC_URL: 'klinik' }, 'PUBLIC_URL: is not an http(s) address'],
    ['a proxy that is none', { ...required, TRUST_PROXY: 'the one there' }, 'TRUST_PROXY: is not a value'],
    [
      'a remote that is none',
      { ...required, REMOTE_MF_PUBLIC_URL: 'x' },
      'REMOTE_MF_PUBLIC_URL must be an http(s) address',
    ],
    ['every proxy trusted in production', { ...production, TRUST_PROXY: 'true' }, 'TRUST_PROXY: must not be true'],
    ['no key for clinical text', { ...required, FIELD_KEY: '' }, 'FIELD_KEY: is missing'],
    ['no address in production', { ...production, PUBLIC_URL: '' }, 'PUBLIC_URL: is needed in production'],
  ])('with %s ends the process with a sentence, and no value of a secret', (_what, environment, sentence) => {
    const message = messageOf(environment);
    expect(message).toContain(sentence);
    expect(message).not.toContain(secret);
  });
});
