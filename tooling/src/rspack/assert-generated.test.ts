import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';
import { root } from '../start/env.ts';
import { assertGenerated } from './assert-generated.ts';

function remote(documents: Record<string, string>, generated?: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, 'src/generated'), { recursive: true });
  for (const [file, text] of Object.entries(documents)) writeFileSync(path.join(dir, 'src', file), text);
  if (generated) writeFileSync(path.join(dir, 'src/generated/gql.ts'), generated);
  return dir;
}

const document = 'query Site {\n  siteName\n}';
const generated = `const documents = { ${JSON.stringify(document)}: types.SiteDocument };`;

it.each<[string, string, string | undefined]>([
  ['has a field more', 'query Site { siteName siteLogo }', generated],
  ['was never generated', document, undefined],
])('a remote is not built when a document %s', (_, text, types) => {
  const dir = remote({ 'other.graphql': document, 'site.graphql': text }, types);
  expect(() => assertGenerated(dir)).toThrow(/src\/site\.graphql\. Run npm run codegen\.$/);
});

it('a remote is built when documents differ in their layout alone, or it has none', () => {
  assertGenerated(remote({ 'site.graphql': '# The name.\nquery Site {\n\n  siteName }\n' }, generated));
  assertGenerated(remote({}));
});

test.each(['mf-public', 'mf-appointments', 'mf-content', 'mf-seo'])('the documents of %s are as generated', (name) => {
  assertGenerated(path.join(root, name));
});
