import type { SoundType } from '@practice/contracts';

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/** The type of a sound by its first bytes; null for anything that is none. */
export function soundTypeOf(bytes: Buffer): SoundType | null {
  if (bytes.length < 16) return null;
  if (ascii(bytes, 0, 3) === 'ID3' || isMpegFrame(bytes)) return 'audio/mpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (ascii(bytes, 0, 4) === 'fLaC') return 'audio/flac';
  // Films have other brands.
  return ascii(bytes, 4, 8) === 'ftyp' && /^M4[AB] $/.test(ascii(bytes, 8, 12)) ? 'audio/mp4' : null;
}

/** Eleven set bits, a version, the third layer, and a bit rate and a sample rate that exist. */
function isMpegFrame(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isLayer3 = (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02;
  return first === 0xff && isLayer3 && third >> 4 !== 0xf && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
}
