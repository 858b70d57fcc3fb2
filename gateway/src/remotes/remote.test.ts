import { expect, it } from 'vitest';
import { atManifest, describeBuild } from './remote.ts';
import { remoteBuild } from './remote-schemas.ts';

it('style sheets have the addresses of their version, and are not known of a build elsewhere', () => {
  const info = { name: 'mf-events', version: '1', manifest: 'mf-manifest.json', routes: ['/etkinlikler'] };
  const remote = describeBuild('dist', remoteBuild.parse({ ...info, startStyles: ['routes.css'] }), '1.0.0+aa');
  expect(remote.startStyles).toEqual(['/remotes/mf-events/1.0.0+aa/routes.css']);
  expect(atManifest(remote, 'https://cdn.example.org/mf-manifest.json')).not.toHaveProperty('startStyles');
});
