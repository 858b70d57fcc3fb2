import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BSON } from 'mongodb';

/**
 * A backup: compressed lines of MongoDB's Extended JSON. A header, one line per document, and the number of documents
 * at the end, so that a truncated file is detected.
 */
export const FORMAT = 'practice-backup-1';

export type Head = { format: string; createdAt: Date };
export type Line = { collection: string; document: BSON.Document };
export type End = { end: number };

/** How many documents of which collection. */
export type Counts = Record<string, number>;

/**
 * Writes documents to a file, which gets its name when it is complete.
 * @returns how many documents of each collection
 */
export async function writeBackup(path: string, lines: AsyncIterable<Line>): Promise<Counts> {
  const half = `${path}.part`;
  const counts: Counts = {};
  const zip = createGzip();
  const done = finished(zip.pipe(createWriteStream(half, { mode: 0o600 })));
  const write = async (value: Head | Line | End) => {
    if (!zip.write(`${BSON.EJSON.stringify(value, { relaxed: false })}\n`)) await once(zip, 'drain');
  };
  try {
    await write({ format: FORMAT, createdAt: new Date() });
    for await (const line of lines) {
      await write(line);
      counts[line.collection] = (counts[line.collection] ?? 0) + 1;
    }
    await write({ end: total(counts) });
    zip.end();
    await done;
    renameSync(half, path);
    return counts;
  } catch (error) {
    zip.destroy();
    await done.catch(() => undefined);
    rmSync(half, { force: true });
    throw error;
  }
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
