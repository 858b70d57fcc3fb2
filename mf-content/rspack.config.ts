import { defineRemote } from '@practice/tooling/rspack';
import { sections } from './src/sections.ts';

export default defineRemote({
  name: 'mf-content',
  dir: import.meta.dirname,
  port: 3003,
  permission: 'site-setting:read',
  sections: Object.values(sections),
});
