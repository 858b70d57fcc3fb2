import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const loader = async (name: string) => (await import(path.join(import.meta.dirname, `${name}-loader.mjs`))).default;
const [noFunctionsLoader, pureComponentsLoader, pureSchemasLoader, zodSettingsLoader] = await Promise.all(
  ['no-functions', 'pure-components', 'pure-schemas', 'zod-settings'].map(loader),
);
const contracts = path.dirname(require.resolve('@practice/contracts'));
const contract = `import { z } from './zod-setup.ts';
export const kinds = ['a', 'b'] as const;
const code = z.string().transform((text) => {
  const short = text.trim();
  return short;
});
export const input = z.strictObject({ code });
export function read(value: unknown) {
  return input.parse(value);
}
export const twice = (count: number) => count * 2;
`;
const load = (source: string, resourceQuery = ''): string =>
  pureSchemasLoader.call({ resourceQuery, resourcePath: '/contracts/src/things.ts' }, source);

it('a contract gives its constants without its schemas, which a second module has', () => {
  const first = load(contract);
  expect(first).toContain("export const kinds = ['a', 'b'] as const;");
  expect(first).toContain('export const twice = (count: number)');
  expect(first).toMatch(/^const input = \/\* @__PURE__ \*\/ \(\(\) => \(z\.strictObject\(\{ code \}\)\)\)\(\);$/m);
  expect(first).toMatch(/ {2}return short;\n\}\)\)\)\(\);/);
  expect(first).toContain("export { input, read } from './things.ts?schemas';");
  const second = load(contract, '?schemas');
  expect(second).toContain('export const input = /* @__PURE__ */');
  expect(second).toContain('export function read');
});

it('every contract can be read after it was divided', () => {
  const { rspack } = require('@rspack/core') as typeof import('@rspack/core');
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const source = load(readFileSync(path.join(contracts, file), 'utf8'));
    expect(() =>
      rspack.experiments.swc.transformSync(source, { jsc: { parser: { syntax: 'typescript' } } }),
    ).not.toThrow();
  }
});

it('the libraries have what is changed in them', () => {
  const library = (name: string) => readFileSync(path.join(contracts, '../../../node_modules', name), 'utf8');
  expect(zodSettingsLoader(library('zod/v4/core/core.js'))).toMatch(
    /export function config[\s\S]+\nconfig\(zodSettings\);$/,
  );
  const names = ['zod/v4/core/to-json-schema.js', '@module-federation/runtime-core/dist/utils/preload.js'];
  for (const name of names)
    expect(noFunctionsLoader(library(name))).toMatch(/^(export const \w+ = \(\) => \{\};\n?)+$/);
  const dist = 'react-router/dist/production';
  const router = readdirSync(path.join(contracts, '../../../node_modules', dist)).find((name) => {
    return name.endsWith('.mjs') && library(`${dist}/${name}`).includes('function _renderMatches(');
  });
  const smaller = pureComponentsLoader(library(`${dist}/${router}`));
  expect(smaller).toContain('const dataRouterState = null;');
  expect(smaller).toContain('return useNavigateUnstable();');
  expect(smaller).toContain('function warning() {}');
});
