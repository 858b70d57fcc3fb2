import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { downloadMongod } from './download-mongod.ts';
import { findPython } from './find-python.ts';
import { installSecantus, SECANTUS_VERSION, wheelsIn } from './install-secantus.ts';
import { keepWheels } from './keep-wheels.ts';
import { DOWNLOADED_VERSION } from './mongod-versions.ts';
import { startDatabase } from './start-database.ts';
import { temporaryFolder, withoutDownload, writeProgram } from './testing/programs.ts';

isAboutEmbedded();

const systemPath = process.env.PATH ?? '';
const install = (engineDir: string, searchPath = systemPath) =>
  installSecantus({ engineDir, searchPath, onProgress: () => {} });

/** A search path with one program, a python3 that behaves as the shell script says. */
function pathWithPython(script: string): string {
  const folder = temporaryFolder();
  writeProgram(folder, 'python3', script);
  return folder;
}

describe('SecantusDB', { timeout: 120_000 }, () => {
  test('needs a Python, and the sentence says which and how to get it', async () => {
    await expect(install(temporaryFolder(), temporaryFolder())).rejects.toThrow(
      /needs Python 3\.10 to 3\.13, and there is no python3 on the PATH\. Install it .*apt-get install python3 python3-venv/,
    );
  });

  test.each([
    ['echo python 3.9', /python3 is Python 3\.9\. Install it/],
    ['echo python 3.14', /python3 is Python 3\.14\. Install it/],
    [`echo "ModuleNotFoundError: No module named 'ensurepip'" >&2; exit 1`, /python3 has no venv module/],
    ['exit 127', /python3 does not run/],
  ])('with a python3 that does "%s" says so', async (script, sentence) => {
    await expect(install(temporaryFolder(), pathWithPython(script))).rejects.toThrow(sentence);
  });

  test('takes an older Python that fits when python3 is too new', async () => {
    const folder = pathWithPython('echo python 3.14');
    const fitting = writeProgram(folder, 'python3.12', 'echo python 3.12');
    expect(await findPython(folder)).toBe(fitting);
  });

  test('leaves nothing behind when the virtual environment cannot be made', async () => {
    const engineDir = temporaryFolder();
    const script =
      'case "$1" in -c) echo python 3.11;; *) mkdir -p "$3"; echo "no space for the environment"; exit 1;; esac';
    await expect(install(engineDir, pathWithPython(script))).rejects.toThrow(
      /cannot make a virtual environment.*no space for the environment.*apt-get install python3-venv/,
    );
    expect(readdirSync(join(engineDir, 'secantus'))).toEqual([]);
  });

  test('without network says that the package index does not answer', async () => {
    vi.stubEnv('PIP_INDEX_URL', 'http://127.0.0.1:9/simple');
    vi.stubEnv('PIP_RETRIES', '0');
    const engineDir = temporaryFolder();
    await expect(install(engineDir)).rejects.toThrow(/PyPI\) does not answer\. Connect this machine to the network/);
    expect(readdirSync(join(engineDir, 'secantus'))).toEqual([]);
  });

  test('an unfinished installation is repeated, and a finished one is used silently', async () => {
    const engineDir = temporaryFolder();
    const home = join(engineDir, 'secantus');
    mkdirSync(join(home, SECANTUS_VERSION, 'bin'), { recursive: true });
    writeFileSync(join(home, SECANTUS_VERSION, 'bin', 'python3'), 'half a file');
    mkdirSync(join(home, 'installing-999999999'));
    const python = await install(engineDir);
    expect(readdirSync(home).sort()).toEqual([SECANTUS_VERSION, `wheels-${SECANTUS_VERSION}`]);
    expect(existsSync(join(home, SECANTUS_VERSION, 'installed'))).toBe(true);
    // No Python and no network is needed any more.
    expect(await install(engineDir, temporaryFolder())).toBe(python);
  });
});

describe('what SecantusDB is installed from', { timeout: 240_000 }, () => {
  const withoutNetwork = () => {
    vi.stubEnv('PIP_INDEX_URL', 'http://127.0.0.1:9/simple');
    vi.stubEnv('PIP_RETRIES', '0');
  };

  test('is kept beside the data, and opens it where there is no network and no other installation', async () => {
    const [dataDir, engineDir] = [temporaryFolder(), temporaryFolder()];
    await install(engineDir);
    withoutNetwork();
    await keepWheels(dataDir, engineDir);
    const kept = join(dataDir, 'engine', `secantus-${SECANTUS_VERSION}`);
    expect(readdirSync(kept)).toEqual(readdirSync(wheelsIn(engineDir)));
    const moved = temporaryFolder();
    renameSync(join(dataDir, 'engine'), join(moved, 'engine'));

    const database = await startDatabase({
      ...{ dataDir: moved, engineDir: temporaryFolder(), embedded: 'secantus' },
      ...{ production: false, onProgress: () => {} },
    });
    expect(database.describe).toContain(`SecantusDB ${SECANTUS_VERSION}`);
    await database.stop();
  });

  test('is downloaded for an installation of an older version, which has kept none', async () => {
    const [dataDir, engineDir] = [temporaryFolder(), temporaryFolder()];
    await install(engineDir);
    rmSync(wheelsIn(engineDir), { recursive: true });
    await keepWheels(dataDir, engineDir);
    const names = readdirSync(join(dataDir, 'engine', `secantus-${SECANTUS_VERSION}`));
    expect(names.some((name) => name.startsWith(`secantusdb-${SECANTUS_VERSION}`))).toBe(true);
    // Half a copy, as a kill leaves it, is made anew.
    rmSync(join(dataDir, 'engine'), { recursive: true });
    mkdirSync(join(dataDir, 'engine', `secantus-${SECANTUS_VERSION}.part`), { recursive: true });
    await keepWheels(dataDir, engineDir);
    expect(readdirSync(join(dataDir, 'engine'))).toEqual([`secantus-${SECANTUS_VERSION}`]);
  });

  test('says which Python it is for when the one at hand is another', async () => {
    const [engineDir, keptDir] = [temporaryFolder(), temporaryFolder()];
    mkdirSync(join(keptDir, `secantus-${SECANTUS_VERSION}`));
    withoutNetwork();
    const installing = installSecantus({ engineDir, keptDir, searchPath: systemPath, onProgress: () => {} });
    await expect(installing).rejects.toThrow(
      /PyPI\) does not answer.*are for another Python than .*cp311 in their names/,
    );
  });
});

describe('the download of MongoDB', { timeout: 60_000 }, () => {
  const download = (options: {
    engineDir: string;
    isDemanded?: boolean;
    usedVersion?: string;
    stallMs?: number;
    progress?: string[];
  }) =>
    downloadMongod({
      searchPath: '',
      isDemanded: false,
      ...options,
      onProgress: (line) => options.progress?.push(line),
    });

  test('gives up in time on a server that is silent, and remembers it unless it is demanded', async () => {
    const calls = await silentServer();
    const engineDir = temporaryFolder();
    const progress: string[] = [];
    const startedAt = Date.now();
    await expect(download({ engineDir, stallMs: 2000, progress })).rejects.toThrow(
      /could not be downloaded: its server does not answer/,
    );
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    expect(calls.count).toBe(1);

    await expect(download({ engineDir, progress })).rejects.toThrow(/could not be downloaded/);
    expect(calls.count).toBe(1);
    expect(progress).toHaveLength(1);

    // The library may wait some seconds for the lock of the one that was ended.
    await expect(download({ engineDir, isDemanded: true, stallMs: 8000 })).rejects.toThrow(/could not be downloaded/);
    expect(calls.count).toBe(2);
  });

  test('without network it ends at once', async () => {
    withoutDownload();
    await expect(download({ engineDir: temporaryFolder() })).rejects.toThrow(
      /its server cannot be reached from this machine/,
    );
  });

  test('that is refused for one version is tried for another', async () => {
    withoutDownload();
    const engineDir = temporaryFolder();
    await expect(download({ engineDir })).rejects.toThrow(`MongoDB ${DOWNLOADED_VERSION} could not be downloaded`);
    await expect(download({ engineDir, usedVersion: '8.2.6' })).rejects.toThrow(
      /MongoDB 8\.2\.6 could not be downloaded/,
    );
  });
});

/** A server that takes connections and never says a word, as the proxy to download through. */
async function silentServer(): Promise<{ count: number }> {
  const calls = { count: 0 };
  const server = createServer(() => {
    calls.count++;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  withoutDownload(`http://127.0.0.1:${port}`);
  return calls;
}
