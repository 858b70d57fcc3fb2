import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { folderWithMongod, temporaryFolder } from '../database/testing/programs.ts';
import { takeLock } from '../processes/lock.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { contentsOf, fill, keptIn, move, noteIn, onFolder } from './testing/moves.ts';

isAboutEmbedded();
vi.setConfig({ testTimeout: 180_000 });

describe('npm run move-database', () => {
  test('moves all data from SecantusDB to a mongod, says what each collection had and has, and keeps the folder of before', async () => {
    const dataDir = temporaryFolder();
    const path = `${await folderWithMongod()}:${process.env.PATH}`;
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db);
      return contentsOf(db);
    });
    const { code, said } = await move(['--to', 'mongod'], {
      DATA_DIR: dataDir,
      PATH: path,
      EMBEDDED_DATABASE: 'secantus',
    });
    expect(said).toMatch(/collection +before +after/);
    for (const [name, count] of [
      ['kinds', 2],
      ['pictures.chunks', 4],
      ['sessions', 1],
      ['nothing_yet', 0],
    ])
      expect(said).toMatch(new RegExp(`${name} +${count} +${count}\n`));
    expect(said).toContain('Set EMBEDDED_DATABASE to mongod.');
    expect(code).toBe(0);
    expect(noteIn(dataDir)).toMatchObject({ engine: 'mongod', state: 'used' });
    expect(await onFolder({ dataDir, path }, contentsOf)).toEqual(before);

    const [kept = ''] = keptIn(dataDir);
    expect(said).toContain(`is kept as it was, in ${join(dataDir, kept)}`);
    expect(readdirSync(dataDir)).not.toContain('moving');
    expect(await onFolder({ dataDir: join(dataDir, kept) }, contentsOf)).toEqual(before);

    expect((await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path })).said).toContain('is in mongod already');
  });

  test('refuses with a sentence, before it changes anything', async () => {
    const dataDir = temporaryFolder();
    const env = { DATA_DIR: dataDir };
    const said = async (...args: string[]) => (await move(args, env)).said;
    expect(await said()).toContain('Where to? npm run move-database -- --to mongod|download|secantus|');
    expect(await said('--to', 'oracle')).toContain('is no engine (mongod, download, secantus), and is not an address');
    expect(await said('--to', 'mongodb://db.example')).toContain('names no database');
    expect(await said('--to', 'mongod')).toContain('There is no database in');

    await onFolder({ dataDir, engine: 'secantus' }, (db) => fill(db));
    const { said: full } = await move(['--to', 'mongod'], { ...env, DISK_RESERVE_MB: '1000000000' });
    expect(full).toMatch(/has \d+ MB left, and the copy needs 100000\d{4} MB\. .*Nothing was changed/);
    expect(await said('--to', 'mongod')).toContain('There is no mongod on the PATH');
    expect(await said('--to', 'mongodb://127.0.0.1:9/practice?serverSelectionTimeoutMS=300')).toMatch(
      /The MongoDB at 127\.0\.0\.1:9 \(--to\) refuses connections/,
    );
    const { lock } = await takeLock({
      folder: dataDir,
      purpose: 'product',
      describe: () => ({ address: 'http://localhost:4000', isStopping: false }),
    });
    expect(await said('--to', 'mongod')).toContain('The product runs on this data. Stop it first');
    lock?.release();
    expect(readdirSync(dataDir).sort()).toEqual(['database.json', 'database.key', 'db', 'logs']);
  });
});
