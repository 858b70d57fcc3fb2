import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programsOf } from './programs.ts';

test('workspaces with the same options are one program, each with its own files', () => {
  const root = mkdtempSync(join(tmpdir(), 'practice-types-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const workspace = (dir: string, config?: object) => {
    mkdirSync(join(root, dir), { recursive: true });
    if (config) writeFileSync(join(root, dir, 'tsconfig.json'), JSON.stringify(config));
  };
  workspace('gateway', { extends: '../base.json', include: ['**/*.ts'] });
  workspace('services/seo', { extends: '../../base.json', include: ['**/*.ts'], exclude: ['dist'] });
  workspace('shell', { extends: '../base.json', compilerOptions: { jsx: 'react-jsx' }, include: ['**/*.tsx'] });
  workspace('assets');

  const programs = programsOf(root, ['gateway', 'services/seo', 'shell', 'assets']);

  expect(programs.map(({ workspaces }) => workspaces)).toEqual([['gateway', 'services/seo'], ['shell']]);
  const [server, browser] = programs.map(({ config }) => JSON.parse(readFileSync(config, 'utf8')));
  expect(server).toEqual({
    extends: join(root, 'base.json'),
    include: [join(root, 'gateway/**/*.ts'), join(root, 'services/seo/**/*.ts')],
    exclude: [join(root, 'gateway/node_modules'), join(root, 'services/seo/dist')],
  });
  expect(browser).toMatchObject({ compilerOptions: { jsx: 'react-jsx' }, include: [join(root, 'shell/**/*.tsx')] });
});
