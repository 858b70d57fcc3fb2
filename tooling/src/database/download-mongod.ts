import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import type { Engine, EngineSearch } from './engine.ts';
import { mongodAt } from './mongod.ts';
import { DOWNLOADED_VERSION, releaseOf } from './mongod-versions.ts';
import { writeFileWhole } from './write-file.ts';

/** A refused download is not tried again for a day, unless this engine is requested explicitly. */
const REFUSAL_TTL_MS = 24 * 3600_000;
const TOTAL_LIMIT_MS = 10 * 60_000;
const refusal = z.object({ refusedAt: z.number(), reason: z.string(), version: z.string().optional() });
const note = z.union([z.object({ path: z.string() }), refusal]);

type Note = z.output<typeof note>;
export type DownloadResult = { path: string } | { error: string };
/** What the download's process says: that it begins (loading it takes seconds on a busy machine), then its result. */
export type DownloadMessage = 'begins' | DownloadResult;

/**
 * The mongod that mongodb-memory-server downloads (about 100 MB, once): the version that is named in our source, or the one of
 * a folder that was used with a download of another release. It runs in a process of its own, which is ended when no byte has
 * come for `stallMs` since it began, so that a machine without network loses seconds, not minutes.
 * @throws UserFacingError when it cannot be downloaded
 */
export async function downloadMongod(
  search: EngineSearch & { isDemanded: boolean; stallMs?: number },
): Promise<Engine> {
  const folder = join(search.engineDir, 'mongod');
  const notePath = join(folder, 'download.json');
  const version = versionFor(search.usedVersion);
  const known = readNote(notePath);
  if (known && 'path' in known && known.path.endsWith(`-${version}`) && existsSync(known.path)) {
    return mongodAt('download', known.path, search);
  }
  if (known && 'refusedAt' in known && known.version === version && !search.isDemanded) {
    if (Date.now() - known.refusedAt < REFUSAL_TTL_MS) throw new UserFacingError(known.reason);
  }
  mkdirSync(folder, { recursive: true });
  search.onProgress(`Looking for MongoDB ${version} to download (once, about 100 MB) …`);
  const result = await runDownload({ folder, version }, search);
  if ('path' in result) {
    writeFileWhole(notePath, JSON.stringify(result satisfies Note));
    return mongodAt('download', result.path, search);
  }
  const reason = `MongoDB ${version} could not be downloaded: ${result.error}.`;
  writeFileWhole(notePath, JSON.stringify({ refusedAt: Date.now(), reason, version } satisfies Note));
  throw new UserFacingError(reason);
}

/** Data of another release stays with the version that it was last used with, which alone is sure to open it. */
function versionFor(used: string | undefined): string {
  const isOther = used && /^\d+\.\d+\.\d+$/.test(used) && releaseOf(used) !== releaseOf(DOWNLOADED_VERSION);
  return isOther ? used : DOWNLOADED_VERSION;
}

function readNote(path: string): Note | undefined {
  try {
    return note.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function runDownload(
  { folder, version }: { folder: string; version: string },
  { stallMs = 10_000, onProgress }: { stallMs?: number; onProgress(line: string): void },
) {
  return new Promise<DownloadResult>((resolve) => {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const child = fork(fileURLToPath(new URL('./download-process.ts', import.meta.url)), [folder, version], {
      execArgv: ['--import', tsx],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // It checks certificates only when this is set.
      env: { ...process.env, npm_config_strict_ssl: 'true' },
    });
    const startedAt = Date.now();
    let lastSize = 0;
    let lastGrowth = Number.POSITIVE_INFINITY;
    let reportedAt = Date.now();
    const watch = setInterval(() => {
      const size = bytesIn(folder);
      const now = Date.now();
      if (size !== lastSize) lastGrowth = now;
      lastSize = size;
      if (size > 1e6 && now - reportedAt > 5000) {
        reportedAt = now;
        onProgress(`Downloading MongoDB: ${Math.round(size / 1e6)} MB …`);
      }
      if (now - lastGrowth > stallMs || now - startedAt > TOTAL_LIMIT_MS) end({ error: 'its server does not answer' });
    }, 200);
    const end = (result: DownloadResult) => {
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(result);
    };
    child.on('message', (message: DownloadMessage) => {
      if (message === 'begins') lastGrowth = Date.now();
      else end(message);
    });
    child.once('error', (error) => end({ error: error.message }));
    child.once('exit', () => end({ error: 'the download ended early' }));
  });
}

/** Size of all files directly in a folder. */
function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    return sum + (stat?.isFile() ? stat.size : 0);
  }, 0);
}
