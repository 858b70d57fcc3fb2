import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@practice/tooling/start/env';

/** A file that the gateway serves at `path` beside the shell's own, until it is removed. */
export function serveFile(extension: string, content: string | Buffer): { path: string; remove: () => void } {
  const name = `bench.${randomBytes(4).toString('hex')}.${extension}`;
  const file = join(root, 'shell/dist', name);
  writeFileSync(file, content);
  return { path: `/assets/${name}`, remove: () => rmSync(file) };
}
