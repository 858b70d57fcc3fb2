import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { BSON } from 'mongodb';
import { BackupProblem } from './backup-problem.ts';
import type { Contents } from './digest.ts';
import { cutOff, openStream } from './open-stream.ts';
import { MAGIC } from './sealed-format.ts';
import { type End, FORMAT, type Head, type Line } from './write-backup.ts';

export type ReadOptions = {
  /** What an encrypted file may be encrypted with. */
  secrets?: readonly string[];
  /** Called at the end with what each collection holds; not for files of versions that did not write it. */
  onContents?: (contents: Record<string, Contents>) => void;
  /** Called with how many bytes of the file are read. */
  onRead?: (bytes: number) => void;
};

/**
 * The documents of a backup, in the order in which they were written.
 * @throws BackupProblem when it is no backup, not a whole one, or cannot be decrypted; that is known only at its end
 */
export async function* readBackup(
  path: string,
  { secrets = [], onContents, onRead }: ReadOptions = {},
): AsyncGenerator<Line> {
  let count = -1;
  let isWhole = false;
  const zip = createGunzip();
  try {
    const opening = (await isSealed(path)) ? [openStream(secrets, path)] : [];
    const file = createReadStream(path);
    const steps = [file, ...opening, zip];
    // Its errors destroy `zip`, which throws them below.
    pipeline(steps).catch(() => undefined);
    for await (const text of linesOf(zip)) {
      const value = BSON.EJSON.parse(text, { relaxed: false }) as Head | Line | End;
      if (count < 0 && !('format' in value && value.format === FORMAT)) throw notABackup(path);
      onRead?.(file.bytesRead);
      if ('document' in value) yield value;
      if ('end' in value) {
        isWhole = Number(value.end) === count;
        if (value.collections) onContents?.(toNumbers(value.collections));
      } else count += 1;
    }
  } catch (error) {
    throw error instanceof BackupProblem ? error : unreadable(path, error);
  } finally {
    zip.destroy();
  }
  if (count < 0) throw notABackup(path);
  if (!isWhole) throw cutOff(path);
}

async function isSealed(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.equals(MAGIC);
  } finally {
    await handle.close();
  }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  /** Of a line whose end has not come: joined once, as lines may have megabytes. */
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    begun.push(first);
    for (const next of rest) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('') + decoder.end();
  if (last !== '') yield last;
}

/** Canonical Extended JSON reads numbers as objects. */
function toNumbers(collections: Record<string, Contents>): Record<string, Contents> {
  const rows = Object.entries(collections).map(([name, { count, digest }]) => [name, { count: Number(count), digest }]);
  return Object.fromEntries(rows);
}

function notABackup(path: string): BackupProblem {
  return new BackupProblem('not-a-backup', `${path} is not a backup of this product.`);
}

function unreadable(path: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupProblem('missing', `There is no file ${path}.`);
  if (code === 'Z_BUF_ERROR') return cutOff(path);
  return code === 'Z_DATA_ERROR' || error instanceof SyntaxError
    ? notABackup(path)
    : new Error(`${path} cannot be read: ${message}`);
}
