import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/move-database/main.ts'))
  .then(({ runMoveDatabase }) => runMoveDatabase(process.argv.slice(2)));
