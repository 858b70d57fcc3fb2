const MAX_SIDE = 256;
const OPAQUE = 255;
const UNCOMPRESSED = 0;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Pixels = { pixels: Buffer; width: number; height: number };

/**
 * A bitmap as it is in .ico files: without a file header, twice as high as it is, as its mask follows, and upside down.
 * @throws RangeError when it is broken
 */
export function readIcoBitmap(bytes: Buffer): Pixels {
  const start = bytes.readUInt32LE(0);
  const width = bytes.readInt32LE(4);
  const height = bytes.readInt32LE(8) / 2;
  const bits = bytes.readUInt16LE(14);
  const isSupported = [1, 4, 8, 24, 32].includes(bits) && bytes.readUInt32LE(16) === UNCOMPRESSED;
  const isSized = [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= MAX_SIDE);
  if (!isSupported || !isSized) throw new RangeError('unknown bitmap');
  const colours = bits > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** bits;
  const rows = start + colours * 4;
  const rowBytes = paddedRow(width * bits);
  const mask = rows + rowBytes * height;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = height - 1 - y;
      const colour = colourAt(bytes, { at: rows + row * rowBytes, x, bits, palette: start });
      const isHidden = bits < 32 && bitsAt(bytes, { at: mask + row * paddedRow(width), x, bits: 1 }) === 1;
      pixels.set(isHidden ? [0, 0, 0, 0] : colour, (y * width + x) * 4);
    }
  }
  return { pixels: bits === 32 ? opaqueWhenEmpty(pixels) : pixels, width, height };
}

type Place = { at: number; x: number; bits: number };

function colourAt(bytes: Buffer, { palette, ...place }: Place & { palette: number }): Colour {
  const { at, x, bits } = place;
  const from = bits > 8 ? at + (x * bits) / 8 : palette + bitsAt(bytes, place) * 4;
  const alpha = bits === 32 ? bytes.readUInt8(from + 3) : OPAQUE;
  return [bytes.readUInt8(from + 2), bytes.readUInt8(from + 1), bytes.readUInt8(from), alpha];
}

function bitsAt(bytes: Buffer, { at, x, bits }: Place): number {
  const byte = bytes.readUInt8(at + Math.floor((x * bits) / 8));
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1);
}

/** Bytes of a row: a multiple of four. */
function paddedRow(bits: number): number {
  return Math.ceil(bits / 32) * 4;
}

/** Some programs leave out what shines through: then nothing does. */
function opaqueWhenEmpty(pixels: Buffer): Buffer {
  const alphas = pixels.filter((_, index) => index % 4 === 3);
  if (alphas.every((alpha) => alpha === 0)) for (let at = 3; at < pixels.length; at += 4) pixels[at] = OPAQUE;
  return pixels;
}
