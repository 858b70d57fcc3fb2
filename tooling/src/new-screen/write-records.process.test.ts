import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../processes/run-command.ts';
import { writeRecords } from './write-records.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const workspaces = ['packages/contracts', 'packages/service-kit', 'services/content'];
const offers = {
  service: 'content',
  many: 'local-offers',
  one: 'local-offer',
  nouns: { one: 'Teklif', many: 'Teklifler' },
  permission: 'content:write',
};

/** A copy of what the server's half touches, over this repository's packages and its own workspaces. */
function copyOfRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'practice-records-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const paths = ['tsconfig.base.json', 'gateway/src/access/record-kinds.ts', 'shell/src/admin/live', ...workspaces];
  const files = execFileSync('git', ['ls-files', '-z', ...paths], { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && !name.endsWith('rspack.config.ts'))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file));
  }
  const own = join(root, 'node_modules/@practice');
  mkdirSync(own, { recursive: true });
  for (const path of workspaces) symlinkSync(join(root, path), join(own, path.split('/').at(-1) ?? ''));
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '@practice') symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

test("the server's half of a new screen is registered, and has the right types", async () => {
  const root = copyOfRepository();
  const files = writeRecords(root, offers);
  expect(files).toContain(join(root, 'services/content/src/local-offers/create-local-offer.ts'));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read('packages/contracts/src/events.ts')).toContain("'local-offer.changed'");
  expect(read('gateway/src/access/record-kinds.ts')).toContain("path: '/api/local-offers'");
  expect(read('services/content/src/server.ts')).toContain('models: [LocalOfferModel, ');

  const { default: codegen } = (await import(join(repository, 'codegen.ts'))) as { default: CodegenConfig };
  const generated = 'services/content/src/generated/schema.ts';
  await generate({
    ...codegen,
    cwd: root,
    silent: true,
    generates: { [generated]: codegen.generates[generated] ?? {} },
  });
  for (const path of ['packages/contracts', 'services/content']) {
    const { code, output } = await runCommand(join(root, 'node_modules/.bin/tsc'), ['-p', path], {
      limitMs: 5 * 60_000,
      cwd: root,
    });
    expect(output).toBe('');
    expect(code).toBe(0);
  }
});

test('records that are there already are left alone', () => {
  const root = copyOfRepository();
  writeRecords(root, offers);
  expect(() => writeRecords(root, offers)).toThrow('services/content/src/local-offers is there already');
});
