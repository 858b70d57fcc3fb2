import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { BSON } from 'mongodb';
import { type Contents, ContentsCounter } from './digest.ts';
import { hasChunks } from './read-chunks.ts';
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

const zipped = promisify(gzip);
const BLOCK_CHARACTERS = 250_000;

/** How many documents of which collection. */
export type Counts = Record<string, number>;

export type WriteOptions = {
  /** Encrypts the file with a key derived from this; without it the file is only compressed. */
  secret?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the number of bytes written so far, as the database counts those of documents. */
  onProgress?: ((bytes: number) => void) | undefined;
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
  async function* counted() {
    for await (const line of lines) {
      yield line;
      counter.add(line.collection, line.document);
      onProgress?.(counter.bytes);
    }
  }
  try {
    // What an ended process left may have another mode.
    await rm(half, { force: true });
    const file = createWriteStream(half, { mode: 0o600, flush: true });
    const end = () => ({ end: counter.documents, collections: counter.contents() });
    const blocks = Readable.from(compressed(counted(), end), { highWaterMark: 2 });
    const steps = secret === undefined ? [file] : [sealStream(secret), file];
    await pipeline([blocks, ...steps], { signal });
    await rename(half, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return Object.fromEntries(Object.entries(counter.contents()).map(([name, { count }]) => [name, count]));
}

/** The file, compressed in blocks, which any gunzip reads as one. */
async function* compressed(lines: AsyncIterable<Line>, end: () => End): AsyncGenerator<Buffer> {
  let block = toLine({ format: FORMAT, createdAt: new Date() });
  let isOfFiles = false;
  // One block is compressed, by another thread, while the next is put together.
  let ahead: Promise<Buffer> | undefined;
  for await (const line of lines) {
    const isContents = hasChunks(line.collection);
    if (block.length > BLOCK_CHARACTERS || isContents !== isOfFiles) {
      if (ahead) yield await ahead;
      ahead = compress(block, isOfFiles);
      block = '';
    }
    isOfFiles = isContents;
    block += toLine(line);
  }
  if (ahead) yield await ahead;
  yield await compress(block, isOfFiles);
  yield await compress(toLine(end()), false);
}

/** Contents of files are pictures or encrypted, and repeat nothing: to look for it takes most of the time, and finds as much. */
function compress(block: string, isOfFiles: boolean): Promise<Buffer> {
  return zipped(block, isOfFiles ? { strategy: constants.Z_HUFFMAN_ONLY } : {});
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
