import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type End, FORMAT, type Head, type Line } from '@practice/service-kit/backup/write-backup';
import { BSON } from 'mongodb';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/**
 * The documents of a backup, in the order in which they were written.
 * @throws UserFacingError when it is no backup, or not a whole one; that is known only at its end
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
    throw error instanceof UserFacingError ? error : unreadable(path, error);
  } finally {
    input.destroy();
  }
  if (count < 0) throw notABackup(path);
  if (!isWhole) throw new UserFacingError(`${path} is cut off: its end is missing. Nothing was restored from it.`);
}

function notABackup(path: string): UserFacingError {
  return new UserFacingError(`${path} is not a backup of this product.`);
}

function unreadable(path: string, error: unknown): UserFacingError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new UserFacingError(`There is no file ${path}.`);
  if (code === 'Z_BUF_ERROR')
    return new UserFacingError(`${path} is cut off: its end is missing. Nothing was restored from it.`);
  return code === 'Z_DATA_ERROR' || error instanceof SyntaxError
    ? notABackup(path)
    : new UserFacingError(`${path} cannot be read: ${message}`);
}
