import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/backup/main.ts'))
  .then(({ runBackup }) => runBackup(process.argv.slice(2)));
