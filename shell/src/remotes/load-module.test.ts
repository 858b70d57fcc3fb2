import { expect, it } from 'vitest';
import { moduleOf, remote, shortLimits } from '../testing/site.tsx';
import { loadModule, RemoteLoadError } from './load-module.ts';

const module = moduleOf(() => null);
const never = new Promise<never>(() => {});

function load(fetchModule: (attempt: number) => Promise<typeof module>, firstAttempt = 0) {
  const attempts: number[] = [];
  const loading = loadModule({
    remote,
    firstAttempt,
    limits: shortLimits,
    fetchModule: (_remote, attempt) => {
      attempts.push(attempt);
      return fetchModule(attempt);
    },
  });
  return { loading, attempts };
}

it('returns the module of the first attempt when it loads', async () => {
  const { loading, attempts } = load(async () => module);
  expect(await loading).toBe(module);
  expect(attempts).toEqual([0]);
});

it('tries once more by itself after a failure', async () => {
  const { loading, attempts } = load(async (attempt) => (attempt === 0 ? Promise.reject(new Error('404')) : module));
  expect(await loading).toBe(module);
  expect(attempts).toEqual([0, 1]);
});

it('gives up an attempt without a response in time', async () => {
  const { loading, attempts } = load((attempt) => (attempt === 0 ? never : Promise.resolve(module)));
  expect(await loading).toBe(module);
  expect(attempts).toEqual([0, 1]);
});

it('fails after two attempts with a RemoteLoadError', async () => {
  const { loading } = load(async () => Promise.reject(new Error('404')));
  await expect(loading).rejects.toBeInstanceOf(RemoteLoadError);
  await expect(loading).rejects.toThrow('mf-public could not be loaded: 404');
});

it('says so when both attempts ran out of time', async () => {
  const { loading } = load(() => never);
  await expect(loading).rejects.toThrow('no response within 40 ms');
});

it('does not retry a load that has been replaced by another', async () => {
  const attempts: number[] = [];
  const loading = loadModule({
    remote,
    firstAttempt: 0,
    limits: shortLimits,
    isCurrent: () => false,
    fetchModule: async (_remote, attempt) => {
      attempts.push(attempt);
      throw new Error('404');
    },
  });
  await expect(loading).rejects.toBeInstanceOf(RemoteLoadError);
  expect(attempts).toEqual([0]);
});

it('continues the count of earlier attempts', async () => {
  const { loading, attempts } = load(async () => Promise.reject(new Error('404')), 2);
  await expect(loading).rejects.toThrow();
  expect(attempts).toEqual([2, 3]);
});
