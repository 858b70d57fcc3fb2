import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { filesWith, newMark } from './raw-files.ts';

test('a text is found in files of every encoding', () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-raw-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mark = newMark();
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('a-text', `ön ${mark} son`);
  write('b-packed.gz', gzipSync(`ön ${mark} son`));
  write('c-utf16', Buffer.from(` ${mark} `, 'utf16le'));
  write('d-swapped', Buffer.from(` ${mark} `, 'utf16le').swap16());
  for (const before of ['', 'x', 'xx'])
    write(`e-base64-${before}`, Buffer.from(`${before}${mark} son`).toString('base64'));
  write('f-hex', Buffer.from(`ön ${mark}`).toString('hex'));
  write('g-nothing', newMark());
  expect(filesWith(folder, mark).sort()).toEqual([
    'a-text (UTF-8)',
    'b-packed.gz (UTF-8)',
    'c-utf16 (UTF-16)',
    'd-swapped (UTF-16)',
    'e-base64- (base64)',
    'e-base64-x (base64)',
    'e-base64-xx (base64)',
    'f-hex (hex)',
  ]);
});
