import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/rotate-key/main.ts'))
  .then(({ runRotateKey }) => runRotateKey());
