import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it.each(['README.md', 'docs/adding-a-screen.md', 'tooling/src/new-screen/main.ts'])(
  'the example of %s names records that do not exist yet',
  (file) => {
    const examples = [
      ...readFileSync(root + file, 'utf8').matchAll(/new:screen -- (mf-\S+) ([a-z-]+) --service (\w+)/g),
    ];
    expect(examples).not.toEqual([]);
    for (const [, remote, many, service] of examples) {
      const places = [`${remote}/src/${many}`, `packages/contracts/src/${many}.ts`, `services/${service}/src/${many}`];
      expect(places.filter((path) => existsSync(root + path))).toEqual([]);
    }
  },
);
