import type { RemoteEntry } from '@practice/contracts';
import { expect, it } from 'vitest';
import { moduleOf, registryOf, remote } from '../testing/site.tsx';

const module = moduleOf(() => null);

it('loads a remote once for all callers', async () => {
  let loads = 0;
  const registry = registryOf({
    fetchModule: async () => {
      loads += 1;
      return module;
    },
  });
  await Promise.all([registry.moduleOf(remote.name), registry.moduleOf(remote.name)]);
  expect(registry.screenOf(remote.name)).toBe(registry.screenOf(remote.name));
  expect(loads).toBe(1);
});

it('loads again after forgetting, with attempt numbers that were not used before', async () => {
  const attempts: number[] = [];
  const registry = registryOf({
    fetchModule: async (_remote, attempt) => {
      attempts.push(attempt);
      return attempt < 2 ? Promise.reject(new Error('down')) : module;
    },
  });
  await expect(registry.moduleOf(remote.name)).rejects.toThrow('down');
  await expect(registry.moduleOf(remote.name)).rejects.toThrow('down');
  expect(attempts).toEqual([0, 1]);
  await registry.forget(remote.name);
  expect(await registry.moduleOf(remote.name)).toBe(module);
  expect(attempts).toEqual([0, 1, 2]);
});

it('takes the address from the list at the time of the retry', async () => {
  const requested: string[] = [];
  const moved: RemoteEntry = { ...remote, manifest: 'https://elsewhere.example.org/mf-manifest.json' };
  const registry = registryOf({
    fetchModule: async ({ manifest }) => {
      requested.push(manifest);
      return manifest === moved.manifest ? module : Promise.reject(new Error('404'));
    },
    fetchList: async () => [moved],
  });
  await expect(registry.moduleOf(remote.name)).rejects.toThrow();
  await registry.forget(remote.name);
  expect(await registry.moduleOf(remote.name)).toBe(module);
  expect(requested.at(-1)).toBe(moved.manifest);
});

it('keeps the old list when the new one cannot be fetched', async () => {
  const registry = registryOf({
    fetchModule: async () => module,
    fetchList: () => Promise.reject(new Error('offline')),
  });
  await registry.forget(remote.name);
  expect(registry.ownerOf('/blog')).toBe(remote);
});

it('fails for a remote that has been removed from the list', async () => {
  const registry = registryOf({ fetchModule: async () => module, fetchList: async () => [] });
  await registry.forget(remote.name);
  await expect(registry.moduleOf(remote.name)).rejects.toThrow('mf-public is not on the list of remotes');
});
