import { expect, it } from 'vitest';
import { remotesEntry } from './remote-schemas.ts';

it('a remote elsewhere is listed with what it imports, as the command that makes it live writes it', () => {
  const release = {
    manifest: 'https://cdn.example.org/mf-manifest.json',
    version: '7.0.0',
    routes: ['/extra/*'],
    sharedImports: { '@practice/ui': ['Box'] },
    packages: { '@practice/ui': '1.0.0' },
  };
  const { routes: _routes, ...preview } = release;
  const entry = { name: 'mf-extra', ...release, previous: release, earlier: [release], previews: [preview] };
  expect(remotesEntry.safeParse(entry)).toMatchObject({ success: true });
  const unknown = { name: 'mf-extra', ...release, owner: 'elsewhere' };
  expect(remotesEntry.safeParse(unknown)).toMatchObject({ success: false });
});
