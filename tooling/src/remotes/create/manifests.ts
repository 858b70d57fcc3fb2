import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.looseObject({
  name: z.string(),
  version: z.string().default('0.0.0'),
  dependencies: versions,
  devDependencies: versions,
});

export type Manifest = z.output<typeof manifest>;

/** The package.json of a folder. */
export function readManifest(dir: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
}

/** Those of the dependencies whose names the test accepts. */
export function pickVersions(from: Record<string, string>, accept: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => accept(name)));
}

export const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
