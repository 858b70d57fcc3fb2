import sharp from 'sharp';
import { DomainError } from '../domain-error.ts';
import { readIcoBitmap } from './read-ico-bitmap.ts';

const HEADER = 6;
const ENTRY = 16;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

function isIco(bytes: Buffer): boolean {
  return bytes.length > HEADER + ENTRY && bytes.readUInt32LE(0) === 0x00010000;
}

/**
 * The largest picture of an .ico file, as PNG: a PNG that is in it, or a bitmap of 1, 4, 8, 24 or 32 bits.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for what is no .ico, or a broken one
 */
export async function readIco(bytes: Buffer): Promise<Buffer> {
  try {
    if (!isIco(bytes)) throw new RangeError('no .ico');
    const found = largestEntry(bytes);
    if (found.subarray(0, PNG.length).equals(PNG)) return found;
    const { pixels, width, height } = readIcoBitmap(found);
    return await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  } catch (cause) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { cause });
  }
}

/** The bytes of the widest picture; of several, the one with the most colours. */
function largestEntry(bytes: Buffer): Buffer {
  const count = bytes.readUInt16LE(4);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    // One byte, so 256 is 0.
    const width = bytes.readUInt8(at) || 256;
    return {
      width,
      bits: bytes.readUInt16LE(at + 6),
      size: bytes.readUInt32LE(at + 8),
      from: bytes.readUInt32LE(at + 12),
    };
  });
  const [largest] = entries.sort((one, other) => other.width - one.width || other.bits - one.bits);
  if (!largest) throw new RangeError('no picture');
  return bytes.subarray(largest.from, largest.from + largest.size);
}
