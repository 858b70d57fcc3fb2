import { fileURLToPath } from 'node:url';
import { start } from '../main.ts';

// `npm start` with a stand-in for the gateway and nothing to build.
await start({ gatewayPath: fileURLToPath(new URL('./gateway-stand-in.ts', import.meta.url)), build: async () => {} });
