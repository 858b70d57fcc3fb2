import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BSON } from 'mongodb';
import { PlainError } from '../terminal/plain-error.ts';

/**
 * A backup: compressed lines of MongoDB's Extended JSON. First what it is, then a line a document, at the end how many
 * there are, so that a file that was cut off is known.
 */
const FORMAT = 'practice-backup-1';

type Head = { format: string; createdAt: Date };
type Line = { collection: string; document: BSON.Document };
type End = { end: number };

/** How many documents of which collection. */
export type Counts = Record<string, number>;

/**
 * Writes documents to a file that has its name only when it is whole.
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

/**
 * The documents of a backup, in the order in which they were written.
 * @throws PlainError when it is no backup, or not a whole one; that is known only at its end
 */
export async function* readBackup(path: string): AsyncGenerator<Line> {
  const input = createReadStream(path).on('error', (error) => zip.destroy(error));
  const zip = input.pipe(createGunzip());
  let count = -1;
  let isWhole = false;
  try {
    for await (const text of createInterface({ input: zip, crlfDelay: Number.POSITIVE_INFINITY })) {
      const value = BSON.EJSON.parse(text, { relaxed: false }) as Head | Line | End;
      if (count < 0 && !('format' in value && value.format === FORMAT)) throw notABackup(path);
      if ('document' in value) yield value;
      if ('end' in value) isWhole = Number(value.end) === count;
      else count++;
    }
  } catch (error) {
    throw error instanceof PlainError ? error : unreadable(path, error);
  } finally {
    input.destroy();
  }
  if (count < 0) throw notABackup(path);
  if (!isWhole) throw new PlainError(`${path} is cut off: its end is missing. Nothing was restored from it.`);
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function notABackup(path: string): PlainError {
  return new PlainError(`${path} is not a backup of this product.`);
}

function unreadable(path: string, error: unknown): PlainError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new PlainError(`There is no file ${path}.`);
  if (code === 'Z_BUF_ERROR')
    return new PlainError(`${path} is cut off: its end is missing. Nothing was restored from it.`);
  return code === 'Z_DATA_ERROR' || error instanceof SyntaxError
    ? notABackup(path)
    : new PlainError(`${path} cannot be read: ${message}`);
}
