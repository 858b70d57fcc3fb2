import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BSON } from 'mongodb';
import { type Contents, ContentsCounter } from './digest.ts';
import { sealStream } from './seal-stream.ts';

/**
 * A backup: compressed lines of MongoDB's Extended JSON. A header, one line per document, and at the end the number of
 * documents, so that a truncated file is detected, and what each collection holds, so that a restored one can be compared.
 */
export const FORMAT = 'practice-backup-1';

export type Head = { format: string; createdAt: Date };
export type Line = { collection: string; document: BSON.Document };
/** Files of older versions have no `collections`. */
export type End = { end: number; collections?: Record<string, Contents> };

/** How many documents of which collection. */
export type Counts = Record<string, number>;

export type WriteOptions = {
  /** Encrypts the file with a key derived from this; without it the file is only compressed. */
  secret?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the number of documents written so far. */
  onProgress?: ((documents: number) => void) | undefined;
};

/**
 * Writes documents to a file, which is on the disk and gets its name when it is complete; only its owner may read it.
 * @returns how many documents of each collection
 */
export async function writeBackup(
  path: string,
  lines: AsyncIterable<Line>,
  { secret, signal, onProgress }: WriteOptions = {},
): Promise<Counts> {
  const half = `${path}.part`;
  const counter = new ContentsCounter();
  async function* texts() {
    yield toLine({ format: FORMAT, createdAt: new Date() });
    for await (const { collection, document } of lines) {
      yield toLine({ collection, document });
      counter.add(collection, document);
      onProgress?.(counter.documents);
    }
    yield toLine({ end: counter.documents, collections: counter.contents() });
  }
  try {
    // What an ended process left may have another mode.
    await rm(half, { force: true });
    const file = createWriteStream(half, { mode: 0o600, flush: true });
    const steps = secret === undefined ? [createGzip(), file] : [createGzip(), sealStream(secret), file];
    await pipeline([Readable.from(texts()), ...steps], { signal });
    await rename(half, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return Object.fromEntries(Object.entries(counter.contents()).map(([name, { count }]) => [name, count]));
}

function toLine(value: Head | Line | End): string {
  return `${BSON.EJSON.stringify(value, { relaxed: false })}\n`;
}

/** Has the new name of a file outlive a power cut. Not every system lets a folder be synchronised. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
