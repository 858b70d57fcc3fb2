import { createDecipheriv } from 'node:crypto';
import { Transform } from 'node:stream';
import { BackupProblem } from './backup-problem.ts';
import {
  type FileKey,
  FRAME_BYTES,
  fileKey,
  HEADER_BYTES,
  LAST,
  LENGTH_BYTES,
  MAGIC,
  nonceOf,
  SALT_BYTES,
  TAG_BYTES,
} from './sealed-format.ts';

/**
 * Decrypts what `sealStream` made with one of these secrets; nothing passes that is not as it was written.
 * @throws BackupProblem (as the stream's error) wrong-key, changed or cut-off
 */
export function openStream(secrets: readonly string[], name: string): Transform {
  let bytes: Buffer = Buffer.alloc(0);
  let file: FileKey | undefined;
  let frame = 0;
  let isEnded = false;

  function readHeader(): void {
    const header = bytes.subarray(0, HEADER_BYTES);
    const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
    file = secrets.map((secret) => fileKey(secret, salt)).find((each) => each.header.equals(header));
    if (!file) throw new BackupProblem('wrong-key', `${name} is encrypted with another key.`);
    bytes = bytes.subarray(HEADER_BYTES);
  }

  /** The next frame, decrypted; undefined until all of it is there. */
  function readFrame({ key, header }: FileKey): Buffer | undefined {
    if (bytes.length < LENGTH_BYTES) return undefined;
    const word = bytes.readUInt32BE();
    const isLast = (word & LAST) !== 0;
    const length = word & (LAST - 1);
    if (length > FRAME_BYTES) throw changed(name);
    const end = LENGTH_BYTES + length;
    if (bytes.length < end + TAG_BYTES) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame, isLast), { authTagLength: TAG_BYTES });
    decipher.setAAD(header);
    decipher.setAuthTag(bytes.subarray(end, end + TAG_BYTES));
    const plain = Buffer.concat([decipher.update(bytes.subarray(LENGTH_BYTES, end)), final(decipher, name)]);
    bytes = bytes.subarray(end + TAG_BYTES);
    frame += 1;
    isEnded = isLast;
    return plain;
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
        if (!file && bytes.length >= HEADER_BYTES) readHeader();
        while (file && bytes.length > 0) {
          if (isEnded) throw changed(name);
          const plain = readFrame(file);
          if (!plain) break;
          this.push(plain);
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      done(isEnded ? null : cutOff(name));
    },
  });
}

function final(decipher: { final: () => Buffer }, name: string): Buffer {
  try {
    return decipher.final();
  } catch {
    throw changed(name);
  }
}

function changed(name: string): BackupProblem {
  return new BackupProblem('changed', `${name} was changed after it was written: it is not what was backed up.`);
}

/** The end of a file is missing. */
export function cutOff(name: string): BackupProblem {
  return new BackupProblem('cut-off', `${name} is cut off: its end is missing. Nothing was restored from it.`);
}
