import { createCipheriv, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { FRAME_BYTES, fileKey, LAST, LENGTH_BYTES, nonceOf, SALT_BYTES } from './sealed-format.ts';

/** Encrypts what passes with a key derived from `secret`; holds one frame in memory. */
export function sealStream(secret: string): Transform {
  const { key, header } = fileKey(secret, randomBytes(SALT_BYTES));
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let frame = 0;

  function seal(plain: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, isLast));
    frame += 1;
    cipher.setAAD(header);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE((plain.length | (isLast ? LAST : 0)) >>> 0);
    return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  return new Transform({
    construct(done) {
      this.push(header);
      done();
    },
    transform(chunk: Buffer, _encoding, done) {
      pending.push(chunk);
      pendingBytes += chunk.length;
      if (pendingBytes <= FRAME_BYTES) return done();
      let bytes = Buffer.concat(pending, pendingBytes);
      // The last frame is known at the end only: so many bytes always stay pending.
      for (; bytes.length > FRAME_BYTES; bytes = bytes.subarray(FRAME_BYTES)) {
        this.push(seal(bytes.subarray(0, FRAME_BYTES), false));
      }
      pending = [bytes];
      pendingBytes = bytes.length;
      done();
    },
    flush(done) {
      done(null, seal(Buffer.concat(pending, pendingBytes), true));
    },
  });
}
