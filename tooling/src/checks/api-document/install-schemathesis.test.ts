import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REQUIREMENTS } from './install-schemathesis.ts';

test('every package that is installed has its version and its hashes', () => {
  const packages = readFileSync(REQUIREMENTS, 'utf8')
    .split(/\n(?! )/)
    .filter(Boolean);
  expect(packages.some((entry) => entry.startsWith('schemathesis=='))).toBe(true);
  for (const entry of packages) expect(entry).toMatch(/^[a-z0-9-]+==[^\s]+ [\s\S]*--hash=sha256:[0-9a-f]{64}/);
});
