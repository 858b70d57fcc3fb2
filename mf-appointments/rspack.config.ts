import { defineRemote } from '@practice/tooling/rspack';
import { sections } from './src/sections.ts';

export default defineRemote({
  name: 'mf-appointments',
  dir: import.meta.dirname,
  port: 3002,
  permission: 'appointment:read',
  sections: Object.values(sections),
});
