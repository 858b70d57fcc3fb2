import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { permissions, serviceNames } from '@practice/contracts';
import { viewPermission } from './files.ts';
import { singular } from './names.ts';
import { writeRecords } from './write-records.ts';
import { writeScreen } from './write-screen.ts';

// npm run new:screen -- mf-content announcements --service content --nouns Duyuru,Duyurular --permission content:write
const root = fileURLToPath(new URL('../../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    service: { type: 'string' },
    one: { type: 'string' },
    nouns: { type: 'string', default: 'Kayıt,Kayıtlar' },
    permission: { type: 'string', default: 'content:write' },
  },
});
const [remote = '', many = ''] = positionals;
const { service, permission } = values;
const [noun = '', nouns = noun] = values.nouns.split(',');
const records = { many, one: values.one ?? singular(many), nouns: { one: noun, many: nouns }, permission };

const problem = findProblem();
if (problem) {
  console.error(`${problem}\n`);
  console.error('npm run new:screen -- mf-content announcements --service content');
  console.error('More: --one announcement --nouns Duyuru,Duyurular --permission content:write');
  process.exitCode = 1;
} else {
  const files = [
    ...(service ? writeRecords(root, { ...records, service }) : []),
    ...writeScreen(root, { ...records, remote }),
  ];
  for (const file of files) console.log(relative(root, file));
  execFileSync('npx', ['biome', 'check', '--write', ...files], { cwd: root, stdio: 'inherit' });
  execFileSync('npm', ['run', 'codegen'], { cwd: root, stdio: 'inherit' });
  console.log('\nWritten, registered and generated. What to make of it: docs/adding-a-screen.md');
}

/** What is wrong with the command, if anything is; nothing has been written by then. */
function findProblem(): string | undefined {
  if (!/^[a-z][a-z0-9-]*s$/.test(many)) return 'Say which records, in the plural, in small letters with hyphens.';
  if (!existsSync(`${root}${remote}/src/screens.ts`))
    return `${remote || 'No remote'}: there is no such remote of the back office.`;
  if (service && !serviceNames.some((name) => name === service)) return `There is no service ${service}.`;
  const unknown = [permission, viewPermission({ permission })].find((each) => !(each in permissions));
  if (unknown) return `The permission ${unknown} is not in packages/contracts/src/permissions.ts; add its area first.`;
  const taken = [
    `${remote}/src/${many}`,
    `packages/contracts/src/${many}.ts`,
    ...(service ? [`services/${service}/src/${many}`] : []),
  ];
  return taken.map((path) => existsSync(root + path) && `${path} is there already.`).find(Boolean) || undefined;
}
