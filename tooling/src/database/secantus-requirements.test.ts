import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SECANTUS_VERSION } from './install-secantus.ts';

test('every package of the embedded database is pinned to files that are known by their hashes', () => {
  const text = readFileSync(join(import.meta.dirname, 'secantus-requirements.txt'), 'utf8');
  const lines = text.replaceAll(' \\\n', ' ').split('\n').slice(1).filter(Boolean);
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines)
    expect(line).toMatch(/^[a-z0-9-]+==[\w.]+( ; \S+ \S+ \S+)?( +--hash=sha256:[0-9a-f]{64})+$/);
  expect(text).toContain(`secantusdb==${SECANTUS_VERSION} `);
  expect(readFileSync(join(import.meta.dirname, 'install-secantus.ts'), 'utf8')).toContain("'--require-hashes'");
});
