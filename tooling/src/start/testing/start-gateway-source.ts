import { fileURLToPath } from 'node:url';
import { start } from '../main.ts';

// `npm start` with the gateway as it is written, not as it is built.
await start({
  gatewayPath: fileURLToPath(new URL('../../../../gateway/src/main.ts', import.meta.url)),
  build: async () => {},
  ...(process.env.TEST_REMOTES_ROOT ? { remotesRoot: process.env.TEST_REMOTES_ROOT } : {}),
});
