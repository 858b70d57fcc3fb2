import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/backup/main.ts'))
  .then(({ runRestore }) => runRestore(process.argv.slice(2)));
