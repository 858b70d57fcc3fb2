import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/dev/main.ts'))
  .then(({ develop }) => develop());
