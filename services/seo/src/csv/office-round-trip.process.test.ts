import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanText, redirectColumns } from '@practice/contracts';
import { tableFile } from '@practice/service-kit';
import { afterAll, expect, it } from 'vitest';
import { readRedirectFile } from '../redirects/operations/read-redirect-file.ts';

const PROGRAM = '/usr/bin/soffice';
const folder = mkdtempSync(join(tmpdir(), 'practice-office-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a file with LibreOffice and saves it as a table with Turkish habits: semicolons, DOĞRU and YANLIŞ. */
function save(name: string, to: string, filter = ''): string {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const read = name.endsWith('.csv') ? ['--infilter=CSV:59,34,76,1,,1055,false,true'] : [];
  execFileSync(
    PROGRAM,
    ['--headless', profile, ...read, '--convert-to', to + filter, '--outdir', folder, join(folder, name)],
    {
      stdio: 'ignore',
      timeout: 60_000,
    },
  );
  return name.replace(/\.\w+$/, `.${to}`);
}

// The program is some hundreds of megabytes: the test runs where it is installed.
it.runIf(existsSync(PROGRAM))(
  'redirects saved by LibreOffice are read as they were exported',
  async () => {
    const rows = [
      ['/eski', '/yeni', 301, 'true', 'exact'],
      ['/tarih/2020-11-21', '/blog/1,5', 302, 'false', 'exact'],
      ['/eski-blog', '/blog/*', 308, 'true', 'prefix'],
      ['/sayfa.php?id=1;2', '', 410, 'true', 'exact'],
    ];
    const { content } = await tableFile('r', 'csv', { headings: redirectColumns, rows });
    writeFileSync(join(folder, 'r.csv'), content);
    save('r.csv', 'ods');
    save('r.ods', 'csv', ':Text - txt - csv (StarCalc):59,34,76,1,,1055,false,true');
    const [before, after] = [content.toString(), readFileSync(join(folder, 'r.csv'), 'utf8')].map((csv) =>
      readRedirectFile(cleanText(csv)),
    );
    expect(after?.map(({ redirect }) => redirect)).toEqual(before?.map(({ redirect }) => redirect));
    expect(after?.every(({ line }) => line.problem === null)).toBe(true);
  },
  120_000,
);
