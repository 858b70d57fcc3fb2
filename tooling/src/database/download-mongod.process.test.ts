import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DryMongoBinary } from 'mongodb-memory-server-core';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { downloadMongod } from './download-mongod.ts';
import { DOWNLOADED_VERSION } from './mongod-versions.ts';
import { temporaryFolder, withoutDownload, writeProgram } from './testing/programs.ts';

// What is not there already cannot be had: so the version that is asked for is the one that is found.
beforeEach(() => withoutDownload());

const download = (engineDir: string, usedVersion?: string) =>
  downloadMongod({ engineDir, usedVersion, searchPath: '', isDemanded: false, onProgress: () => {} });

/** Puts a mongod of a version where the library keeps its downloads, and returns its path. */
async function downloaded(engineDir: string, version: string): Promise<string> {
  const folder = join(engineDir, 'mongod');
  mkdirSync(folder, { recursive: true });
  const options = await DryMongoBinary.generateOptions({ version, downloadDir: folder });
  const name = await DryMongoBinary.getBinaryName(options);
  // The library takes nothing for a mongod that is smaller than a megabyte, or without its checksum.
  const path = writeProgram(folder, name, `echo db version v${version}; exit\n#${'x'.repeat(1024 * 1024)}`);
  writeFileSync(`${path}.md5`, `0 *${name}\n`);
  return path;
}

describe('the MongoDB that is downloaded', { timeout: 120_000 }, () => {
  test('is the version of our source, whatever the environment and a package.json above ask for', async () => {
    const engineDir = temporaryFolder();
    const path = await downloaded(engineDir, DOWNLOADED_VERSION);
    const other = await downloaded(temporaryFolder(), '4.4.29');
    vi.stubEnv('MONGOMS_VERSION', '4.4.29');
    vi.stubEnv('MONGOMS_SYSTEM_BINARY', other);
    vi.stubEnv('MONGOMS_DOWNLOAD_URL', 'https://127.0.0.1:9/mongodb-linux-x86_64-debian12-4.4.29.tgz');
    const project = temporaryFolder();
    const config = { mongodbMemoryServer: { version: '4.4.29', systemBinary: other, downloadDir: project } };
    writeFileSync(join(project, 'package.json'), JSON.stringify({ config }));
    const before = process.cwd();
    onTestFinished(() => process.chdir(before));
    process.chdir(project);
    expect(await download(engineDir)).toMatchObject({ name: 'download', version: DOWNLOADED_VERSION, command: path });
  });

  test('stays with a folder of another release, and is our version for a folder of the same', async () => {
    const engineDir = temporaryFolder();
    const [older, ours] = [await downloaded(engineDir, '8.2.6'), await downloaded(engineDir, DOWNLOADED_VERSION)];
    // As a version before this one noted it.
    writeFileSync(join(engineDir, 'mongod', 'download.json'), JSON.stringify({ path: older }));
    expect((await download(engineDir)).command).toBe(ours);
    expect((await download(engineDir, '8.0.4')).command).toBe(ours);
    expect((await download(engineDir, '8.2.6')).command).toBe(older);
  });
});
