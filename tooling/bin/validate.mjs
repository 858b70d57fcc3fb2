import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/checks/validate.ts'))
  .then(({ validate }) => validate());
