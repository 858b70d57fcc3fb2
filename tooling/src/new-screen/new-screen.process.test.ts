import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../processes/run-command.ts';
import { writeScreen } from './write-screen.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const services = {
  remote: 'mf-seo',
  many: 'therapy-services',
  one: 'therapy-service',
  nouns: { one: 'Hizmet', many: 'Hizmetler' },
  permission: 'therapy-service:write',
};

/** A repository with one remote, over the packages of this one. */
function repositoryWith(remote: string): string {
  const root = mkdtempSync(join(tmpdir(), 'practice-screen-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const path of [
    'tsconfig.base.json',
    'gateway/api.graphql',
    `${remote}/package.json`,
    `${remote}/tsconfig.json`,
  ]) {
    cpSync(join(repository, path), join(root, path), { recursive: true });
  }
  for (const path of ['src', 'rspack.config.ts']) {
    mkdirSync(join(root, remote), { recursive: true });
    cpSync(join(repository, remote, path), join(root, remote, path), { recursive: true });
  }
  return root;
}

test('a new screen for records of the schema is registered, and has the right types', async () => {
  const root = repositoryWith(services.remote);
  const files = writeScreen(root, services);
  expect(files).toContain(join(root, 'mf-seo/src/therapy-services/therapy-services-screen.tsx'));
  const read = (path: string) => readFileSync(join(root, 'mf-seo', path), 'utf8');
  expect(read('src/paths.ts')).toContain("therapyServices: 'therapy-services'");
  expect(read('src/routes.tsx')).toContain('sections.therapyServices) return <TherapyServicesScreen />');
  expect(read('rspack.config.ts')).toContain("permission: 'therapy-service:write'");
  expect(read('src/therapy-services/therapy-services.ts')).toContain("nouns: { one: 'Hizmet', many: 'Hizmetler' }");

  const { default: codegen } = (await import(join(repository, 'codegen.ts'))) as { default: CodegenConfig };
  const generated = 'mf-seo/src/generated/';
  await generate({
    ...codegen,
    cwd: root,
    silent: true,
    generates: { [generated]: codegen.generates[generated] ?? {} },
  });
  const { code, output } = await runCommand(join(root, 'node_modules/.bin/tsc'), ['-p', 'mf-seo'], {
    limitMs: 5 * 60_000,
    cwd: root,
  });
  expect(output).toBe('');
  expect(code).toBe(0);
});

test('a screen that is there already is left alone', () => {
  const root = repositoryWith(services.remote);
  writeScreen(root, services);
  expect(() => writeScreen(root, services)).toThrow('mf-seo/src/therapy-services is there already');
});
