import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/start-service/main.ts'))
  .then(({ startService }) => startService(process.argv[2]));
