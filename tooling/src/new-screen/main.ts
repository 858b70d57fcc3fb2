import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { singular } from './names.ts';
import { writeRecords } from './write-records.ts';
import { writeScreen } from './write-screen.ts';

// npm run new:screen -- mf-content pages --service content --nouns Sayfa,Sayfalar --permission content:write
const root = fileURLToPath(new URL('../../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    service: { type: 'string' },
    one: { type: 'string' },
    nouns: { type: 'string' },
    permission: { type: 'string' },
  },
});
const [remote = '', many = ''] = positionals;
const [one, plural] = (values.nouns ?? 'Kayıt,Kayıtlar').split(',');

if (!/^mf-/.test(remote) || !existsSync(`${root}${remote}/src/routes.tsx`) || !/^[a-z][a-z0-9-]*s$/.test(many)) {
  console.error('Say which remote and which records, in the plural: npm run new:screen -- mf-content pages');
  console.error('More: --service content --one page --nouns Sayfa,Sayfalar --permission content:write');
  process.exitCode = 1;
} else {
  const records = {
    many,
    one: values.one ?? singular(many),
    nouns: { one: one ?? '', many: plural ?? '' },
    permission: values.permission ?? 'content:write',
  };
  const files = [
    ...(values.service ? writeRecords(root, { ...records, service: values.service }) : []),
    ...writeScreen(root, { ...records, remote }),
  ];
  for (const file of files) console.log(relative(root, file));
  console.log('\nThen: npm run codegen, and docs/adding-a-screen.md for what to fill in.');
}
