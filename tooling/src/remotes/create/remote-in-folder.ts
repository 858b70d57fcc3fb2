import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { File } from './fill-templates.ts';
import { json, pickVersions, readManifest } from './manifests.ts';
import { packKit } from './pack-kit.ts';

/** Tools of the repository that a remote elsewhere is typed, tested and generated with, in the same versions. */
const tools = [
  '@graphql-codegen/cli',
  '@graphql-codegen/client-preset',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  'jsdom',
  'typescript',
  'vitest',
];

/** What a remote outside of the repository has beside its templates: the kit, package.json and tsconfig.json. */
export async function filesOfFolder(root: string, folder: string, name: string): Promise<File[]> {
  const kit = await packKit(root, folder);
  return [
    { path: 'package.json', text: json(manifest(root, name, kit)) },
    { path: 'tsconfig.json', text: json(typescript(root)) },
  ];
}

function manifest(root: string, name: string, kit: Record<string, string>) {
  const [repository, ui, tooling] = ['', 'packages/ui', 'tooling'].map((dir) => readManifest(join(root, dir)));
  const { '@practice/tooling': builds, ...packages } = kit;
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'rspack build -c rspack.config.mjs',
      dev: 'rspack dev -c rspack.config.mjs',
      serve: 'node serve.mjs',
      test: 'vitest run',
      typecheck: 'tsc --noEmit -p .',
      codegen: 'graphql-codegen --config codegen.ts',
    },
    dependencies: {
      ...packages,
      ...pickVersions(ui?.dependencies ?? {}, (each) => ['graphql', 'react', 'react-dom'].includes(each)),
    },
    devDependencies: {
      '@practice/tooling': builds,
      ...pickVersions(repository?.devDependencies ?? {}, (each) => tools.includes(each)),
      ...pickVersions(tooling?.dependencies ?? {}, (each) => each === '@rspack/cli'),
      ...ui?.devDependencies,
    },
    overrides: repository?.overrides,
  };
}

function typescript(root: string) {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  return {
    compilerOptions: { ...compilerOptions, jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'] },
    include: ['src', '*.ts'],
  };
}
