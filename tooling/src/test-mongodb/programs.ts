import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DryMongoBinary } from 'mongodb-memory-server-core';
import { MongoBinaryDownload } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownload.js';
import { downloadMongod } from '../database/download-mongod.ts';
import { setDownloadSettings } from '../database/download-settings.ts';
import { runCommand } from '../processes/run-command.ts';
import { root } from '../start/env.ts';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/**
 * Downloads MongoDB of a version, once.
 * @returns a folder with its `mongod` and `mongos`
 * @throws UserFacingError when it cannot be downloaded
 */
export async function downloadPrograms(version: string): Promise<string> {
  const engineDir = join(root, '.data/checks', `mongodb-${version}`);
  const programs = join(engineDir, 'bin');
  const search = { engineDir, usedVersion: version, searchPath: '', onProgress: logProgress, isDemanded: true };
  const { command } = await downloadMongod(search);
  mkdirSync(programs, { recursive: true });
  rmSync(join(programs, 'mongod'), { force: true });
  symlinkSync(command, join(programs, 'mongod'));
  if (!existsSync(join(programs, 'mongos'))) await downloadMongos(version, programs);
  return programs;
}

/** The library keeps nothing of an archive but its mongod, so the archive is fetched once more. */
async function downloadMongos(version: string, programs: string): Promise<void> {
  logProgress(`Downloading mongos ${version} …`);
  setDownloadSettings();
  const options = await DryMongoBinary.generateOptions({ version, downloadDir: programs });
  const download = new MongoBinaryDownload({ ...options, downloadDir: programs, checkMD5: true });
  const archive = await download.startDownload();
  const tar = (...args: string[]) => runCommand('tar', args, { limitMs: 120_000 });
  const listed = await tar('-tzf', archive);
  const path = listed.output.split('\n').find((line) => line.endsWith('/bin/mongos'));
  const { code, output } = path
    ? await tar('-xzf', archive, '-C', programs, '--strip-components=2', path)
    : { code: 1, output: listed.output };
  rmSync(archive, { force: true });
  if (code !== 0) throw new UserFacingError(`${basename(archive)} gives no mongos: ${output.trim()}`);
}
