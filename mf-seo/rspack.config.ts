import { defineRemote } from '@practice/tooling/rspack';
import { sections } from './src/sections.ts';

export default defineRemote({
  name: 'mf-seo',
  dir: import.meta.dirname,
  port: 3004,
  permission: 'seo:write',
  sections: Object.values(sections),
});
