import { start } from '../main.ts';

// `npm start` with the gateway that is built already.
await start({
  build: async () => {},
  ...(process.env.TEST_REMOTES_ROOT ? { remotesRoot: process.env.TEST_REMOTES_ROOT } : {}),
});
