import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertNotMovedAway, decideMove, draftFolderOf, finishMove } from './finish-move.ts';
import { temporaryFolder } from './testing/programs.ts';

const files = ['db', 'database.json', 'database.key'];
const kept = 'before-move-2026-11-28T10-00-00';

/** A data folder of one database, with the draft of another. */
function folderWithDraft(): string {
  const dataDir = temporaryFolder();
  for (const [folder, text] of [
    [dataDir, 'old'],
    [draftFolderOf(dataDir), 'new'],
  ] as const) {
    mkdirSync(join(folder, 'db'), { recursive: true });
    writeFileSync(join(folder, 'db/WiredTiger'), text);
    for (const name of files.slice(1)) writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(dataDir, 'secrets.json'), 'secrets');
  return dataDir;
}

const textsIn = (folder: string) =>
  ['db/WiredTiger', 'database.json', 'database.key'].map((name) => readFileSync(join(folder, name), 'utf8'));

test.each([0, 1, 2, 3, 4, 5, 6])(
  'a move that was killed after %i of its six steps is finished by the next start',
  async (steps) => {
    const dataDir = folderWithDraft();
    decideMove(dataDir, { kept });
    const all = files.flatMap((name) => [
      [join(dataDir, name), join(dataDir, kept, name)],
      [join(draftFolderOf(dataDir), name), join(dataDir, name)],
    ]);
    if (steps > 0) mkdirSync(join(dataDir, kept));
    for (const [from = '', to = ''] of all.slice(0, steps)) renameSync(from, to);
    expect(await finishMove(dataDir)).toBe(join(dataDir, kept));
    expect(textsIn(dataDir)).toEqual(['new', 'new', 'new']);
    expect(textsIn(join(dataDir, kept))).toEqual(['old', 'old', 'old']);
    expect(readdirSync(dataDir).sort()).toEqual([kept, 'database.json', 'database.key', 'db', 'secrets.json'].sort());
    // And once it is finished, it is not done again.
    expect(await finishMove(dataDir)).toBeUndefined();
    expect(textsIn(dataDir)).toEqual(['new', 'new', 'new']);
  },
);

test('a copy that no move was decided for is thrown away, and the folder stays as it was', async () => {
  const dataDir = folderWithDraft();
  expect(await finishMove(dataDir)).toBeUndefined();
  expect(textsIn(dataDir)).toEqual(['old', 'old', 'old']);
  expect(existsSync(draftFolderOf(dataDir))).toBe(false);
});

test('a folder whose data is on a given server does not begin with another database, until it is put back', async () => {
  const dataDir = folderWithDraft();
  decideMove(dataDir, { kept, servers: 'db.example:27017' });
  await finishMove(dataDir);
  expect(textsIn(join(dataDir, kept))).toEqual(['old', 'old', 'old']);
  expect(() => assertNotMovedAway(dataDir)).toThrow(/was moved to the MongoDB at db\.example:27017: set MONGODB_URI/);
  // Another move, back into the folder.
  mkdirSync(draftFolderOf(dataDir));
  for (const name of files) renameSync(join(dataDir, kept, name), join(draftFolderOf(dataDir), name));
  decideMove(dataDir, { kept: 'before-move-later' });
  expect(await finishMove(dataDir)).toBeUndefined();
  expect(() => assertNotMovedAway(dataDir)).not.toThrow();
  expect(textsIn(dataDir)).toEqual(['old', 'old', 'old']);
});
