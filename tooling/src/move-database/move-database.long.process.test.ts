import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startDatabase } from '../database/index.ts';
import { folderWithMongod, temporaryFolder } from '../database/testing/programs.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { contentsOf, fill, keptIn, move, noteIn, onFolder, person } from './testing/moves.ts';

isAboutEmbedded();
vi.setConfig({ testTimeout: 240_000 });

describe('npm run move-database', () => {
  test('moves to a given address and back from it; the folder then does not start with an older state', async () => {
    const dataDir = temporaryFolder();
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db);
      return contentsOf(db);
    });
    await onFolder({ dataDir: temporaryFolder(), engine: 'secantus' }, async (db, { uri }) => {
      const moved = await move(['--to', uri], { DATA_DIR: dataDir });
      expect(moved.said).toContain('Start with MONGODB_URI set to the address that you gave');
      expect(moved.said).not.toContain(new URL(uri).password);
      expect(moved.code).toBe(0);
      expect(await contentsOf(db)).toEqual(before);
      await expect(onFolder({ dataDir }, contentsOf)).rejects.toThrow(/was moved to the MongoDB at 127\.0\.0\.1/);

      // Not onto what is there.
      const other = temporaryFolder();
      await onFolder({ dataDir: other, engine: 'secantus' }, (own) => fill(own));
      const refused = await move(['--to', uri], { DATA_DIR: other });
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringMatching(/is not empty: it has audit_log, kinds, /),
      });
      expect(noteIn(other)).toMatchObject({ engine: 'secantus' });

      // Nor from under a gateway that runs somewhere.
      const gateways = db.collection<{ _id: string; seenAt: Date }>('gateways');
      await gateways.insertOne({ _id: 'klinik:4000', seenAt: new Date() });
      const env = { DATA_DIR: dataDir, MONGODB_URI: uri };
      expect((await move(['--to', 'secantus'], env)).said).toContain(
        'The product runs on this database, as klinik:4000',
      );
      await gateways.deleteOne({});
      const back = await move(['--to', 'secantus'], env);
      expect(back.said).toContain('Take MONGODB_URI out');
      expect(back.code).toBe(0);
    });
    expect(await onFolder({ dataDir }, contentsOf)).toEqual(before);
  });

  test('fills the other database anew when no person has changed anything', async () => {
    const dataDir = temporaryFolder();
    await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db);
      await db.collection('audit_log').deleteOne(person);
    });
    writeFileSync(join(dataDir, 'new-accounts.json'), '[]');
    const path = `${await folderWithMongod()}:${process.env.PATH}`;
    const { code, said } = await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path });
    expect(said).toContain('Nothing in it was changed by a person: it is not copied');
    expect(code).toBe(0);
    expect(await onFolder({ dataDir, path }, contentsOf)).toEqual({});
    expect(existsSync(join(dataDir, 'new-accounts.json'))).toBe(false);
    expect(keptIn(dataDir)).toHaveLength(1);
  });

  test('killed while it copies, leaves the folder as it was, and moves it the next time, there and back', async () => {
    const dataDir = temporaryFolder();
    const path = `${await folderWithMongod()}:${process.env.PATH}`;
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db, { chunks: 60 });
      return contentsOf(db);
    });
    const killed = await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path }, /Copying/);
    expect(killed.code).toBeNull();
    expect(existsSync(join(dataDir, 'moving'))).toBe(true);
    expect(await onFolder({ dataDir }, contentsOf)).toEqual(before);
    expect(existsSync(join(dataDir, 'moving'))).toBe(false);

    await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path }, /Copying/);
    expect((await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path })).code).toBe(0);
    expect(await onFolder({ dataDir, path }, contentsOf)).toEqual(before);
    // And back.
    expect((await move(['--to', 'secantus'], { DATA_DIR: dataDir, PATH: path })).code).toBe(0);
    expect(noteIn(dataDir)).toMatchObject({ engine: 'secantus' });
    expect(await onFolder({ dataDir }, contentsOf)).toEqual(before);
  });

  test('killed while it copies to a given address, throws that copy away the next time', async () => {
    const dataDir = temporaryFolder();
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db, { chunks: 60 });
      return contentsOf(db);
    });
    await onFolder({ dataDir: temporaryFolder(), engine: 'secantus' }, async (db, { uri }) => {
      await move(['--to', uri], { DATA_DIR: dataDir }, /Copying/);
      const starting = startDatabase({ dataDir, mongodbUri: uri, production: false, onProgress: () => {} });
      await expect(starting).rejects.toThrow(/holds a copy that a move did not finish/);
      expect((await move(['--to', uri], { DATA_DIR: dataDir })).code).toBe(0);
      expect(await contentsOf(db)).toEqual(before);
    });
  });
});
