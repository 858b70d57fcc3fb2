import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/start/main.ts'))
  .then(({ start }) => start());
