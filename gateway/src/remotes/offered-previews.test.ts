import { expect, it } from 'vitest';
import { applyPreviews } from './apply-list.ts';
import { offeredPreviews } from './offered-previews.ts';
import { remotesEntry } from './remote-schemas.ts';

it('a preview of one person has pages of its own where the remote is not live', () => {
  const manifest = 'http://localhost:3005/mf-manifest.json';
  const preview = { version: 'local-3005', manifest, routes: ['/new/*'], for: 'Şule Işık' };
  const entries = [remotesEntry.parse({ name: 'mf-new', previews: [preview] })];
  const offered = (viewer?: { userId: string; username: string }) => offeredPreviews(entries, [], viewer);
  const previews = [{ version: 'local-3005', isPersonal: true }];
  for (const viewer of [
    { userId: 'f00d', username: 'ŞULE IŞIK' },
    { userId: 'Şule Işık', username: 'deniz' },
  ])
    expect(offered(viewer)).toEqual([{ name: 'mf-new', live: null, previews }]);
  for (const viewer of [undefined, { userId: 'f00d', username: 'deniz' }])
    expect(offered(viewer)).toEqual([{ name: 'mf-new', live: null, previews: [] }]);

  const published = { find: () => undefined, documentFiles: () => [] };
  const choice = { 'mf-new': 'local-3005' };
  expect(applyPreviews([], { remotes: entries }, { published, choice })).toEqual([
    { name: 'mf-new', version: 'local-3005', manifest, routes: ['/new/*'], isPreview: true },
  ]);
});
