import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all, whatever happens in between. Mode 0600 unless given. */
export function writeFileWhole(path: string, content: string, mode = 0o600): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, content, { mode, flush: true });
  renameSync(draft, path);
}
