import { defineShell } from '@practice/tooling/rspack';

export default defineShell({
  dir: import.meta.dirname,
  server: './src/server/entry.ts',
  interactiveRoutes: ['/admin'],
});
