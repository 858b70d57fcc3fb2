import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Letters of one byte that Turkish writes in lower case as everybody does; names may have them too. */
const LETTERS = 'abcdefghjklmnoprstuvyz';
const MARK_LENGTH = 20;

/** A word that nothing else contains. */
export function newMark(): string {
  return [...randomBytes(MARK_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Files under a folder that contain a mark in any encoding, as `<path> (<encoding>)`; gzipped ones are unpacked. */
export function filesWith(folder: string, mark: string): string[] {
  const encodings = Object.entries(encodingsOf(mark));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    if (!lstatSync(join(folder, path)).isFile()) return [];
    const stored = readFileSync(join(folder, path));
    const content = Buffer.concat([Buffer.from(`${path}\n`), path.endsWith('.gz') ? gunzipSync(stored) : stored]);
    return encodings
      .filter(([, forms]) => forms.some((form) => content.includes(form)))
      .map(([encoding]) => `${path} (${encoding})`);
  });
}

function encodingsOf(mark: string): Record<string, Buffer[]> {
  const utf16 = Buffer.from(mark, 'utf16le');
  return {
    'UTF-8': [Buffer.from(mark)],
    'UTF-16': [utf16, Buffer.from(utf16).swap16()],
    hex: [Buffer.from(Buffer.from(mark).toString('hex')), Buffer.from(Buffer.from(mark).toString('hex').toUpperCase())],
    base64: [0, 1, 2].flatMap((offset) => [inBase64(mark, offset, 'base64'), inBase64(mark, offset, 'base64url')]),
  };
}

/** What base64 makes of a mark that begins `offset` bytes behind a group of three, without what its neighbours decide. */
function inBase64(mark: string, offset: number, encoding: 'base64' | 'base64url'): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(mark)]);
  const whole = Math.floor((bytes.length * 8) / 6);
  return Buffer.from(bytes.toString(encoding).slice(Math.ceil((offset * 8) / 6), whole));
}
