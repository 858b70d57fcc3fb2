import { expect, it } from 'vitest';
import { root } from '../../start/env.ts';
import { createRemote } from './create-remote.ts';

it.each([
  ['a folder that is there already', 'mf-seo', '/seo', 'mf-seo is there already'],
  ['a name without mf-', 'events', '/events', 'begin with mf-'],
  ['a name that is a path', 'mf-../events', '/events', 'is no name of a remote'],
  ['a path without a slash', 'mf-events', 'Etkinlikler', 'is no path of a page'],
  ['a path with other letters', 'mf-events', '/Etkinlik', 'is no path of a page'],
])('%s is refused, and nothing is written', async (_what, name, path, message) => {
  await expect(createRemote(root, { name, path })).rejects.toThrow(message);
});
