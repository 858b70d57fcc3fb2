import { prepare } from './prepare.mjs';

prepare()
  .then(() => import('../src/example-data/main.ts'))
  .then(({ runExampleData }) => runExampleData(process.argv.slice(2)));
