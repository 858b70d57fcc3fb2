import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/migrate/main.ts'))
  .then(({ runMigrate }) => runMigrate(process.argv.slice(2)));
