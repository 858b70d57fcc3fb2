import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/reset-password/main.ts'))
  .then(({ resetPassword }) => resetPassword(process.argv.slice(2)));
