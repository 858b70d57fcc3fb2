import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readIco } from './read-ico.ts';

type Entry = { width: number; bits: number; bytes: Buffer };

function ico(entries: Entry[]): Buffer {
  const header = Buffer.alloc(6 + entries.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let from = header.length;
  for (const [index, { width, bits, bytes }] of entries.entries()) {
    const at = 6 + index * 16;
    header.writeUInt8(width % 256, at);
    header.writeUInt16LE(bits, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(from, at + 12);
    from += bytes.length;
  }
  return Buffer.concat([header, ...entries.map(({ bytes }) => bytes)]);
}

/** Two by two pixels; the rows are the lower one first, each of four bytes. */
function bitmap(bits: number, rows: number[][], palette: number[] = []): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(2, 4);
  header.writeInt32LE(4, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  header.writeUInt32LE(palette.length / 4, 32);
  const mask = [
    [0x40, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  return Buffer.concat([header, Buffer.from([...palette, ...rows.flat(), ...mask.flat()])]);
}

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const nothing = [0, 0, 0, 0];
/** Blue, green, red, unused. */
const palette = [0, 0, 255, 0, 255, 0, 0, 0];

it.each<[number, number[][], number[]]>([
  [
    1,
    [
      [0b10000000, 0, 0, 0],
      [0b01000000, 0, 0, 0],
    ],
    palette,
  ],
  [
    4,
    [
      [0x10, 0, 0, 0],
      [0x01, 0, 0, 0],
    ],
    palette,
  ],
  [
    8,
    [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ],
    palette,
  ],
  [
    24,
    [
      [255, 0, 0, 0, 0, 255, 0, 0],
      [0, 0, 255, 255, 0, 0, 0, 0],
    ],
    [],
  ],
])('reads a bitmap of %i bits, upside down and with its mask', async (bits, rows, colours) => {
  const png = await readIco(ico([{ width: 2, bits, bytes: bitmap(bits, rows, colours) }]));
  expect([...(await sharp(png).raw().toBuffer())]).toEqual([...red, ...blue, ...blue, ...nothing]);
});

it('reads what shines through of a bitmap of 32 bits, and takes one without any for opaque', async () => {
  const rows = (alpha: number) => [
    [255, 0, 0, alpha, 0, 0, 255, alpha],
    [0, 0, 255, alpha, 255, 0, 0, alpha],
  ];
  for (const [given, seen] of [
    [90, 90],
    [0, 255],
  ] as const) {
    const png = await readIco(ico([{ width: 2, bits: 32, bytes: bitmap(32, rows(given)) }]));
    const [r, b] = [
      [255, 0, 0, seen],
      [0, 0, 255, seen],
    ];
    expect([...(await sharp(png).raw().toBuffer())]).toEqual([...r, ...b, ...b, ...r]);
  }
});

it('takes the largest picture, whose side of 256 is written as 0', async () => {
  const create = { width: 256, height: 256, channels: 4, background: '#0a0' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const small = bitmap(
    8,
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    palette,
  );
  const read = await readIco(
    ico([
      { width: 2, bits: 8, bytes: small },
      { width: 256, bits: 32, bytes: png },
    ]),
  );
  expect(read).toEqual(png);
});

it.each([
  ['text', Buffer.from('this is not an icon at all, by any means')],
  ['no picture', ico([])],
  ['a picture beyond its end', ico([{ width: 2, bits: 24, bytes: bitmap(24, []) }]).subarray(0, 50)],
  ['a depth that there is not', ico([{ width: 2, bits: 7, bytes: bitmap(7, [[0, 0, 0, 0]]) }])],
  ['a cursor', Buffer.concat([Buffer.from([0, 0, 2, 0, 1, 0]), Buffer.alloc(40)])],
])('refuses %s', async (_what, bytes) => {
  await expect(readIco(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});
