import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const STATIC = /(?:^(?:import|export) (?!type )(?:[^;']*? from )?|webpackMode: "eager" \*\/ )'([^']+)'/gm;

/** What a file and the files that it imports need before they run; types and what is loaded later are left out. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
    if (!name.startsWith('.')) packages.add(name);
    else if (/\.tsx?$/.test(name) && !seen.has(join(dirname(file), name))) {
      for (const each of packagesOf(join(dirname(file), name), seen)) packages.add(each);
    }
  }
  return packages;
}

it('no public page loads the parts of the form before it is near', () => {
  const packages = packagesOf(join(import.meta.dirname, 'routes.tsx'));
  expect(packages).toContain('react');
  for (const heavy of ['react-hook-form', '@practice/ui/date', '@practice/ui/data', '@practice/ui/overlay']) {
    expect(packages).not.toContain(heavy);
  }
});
