import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeLockFile, missingBuilds, packagesWithoutHash } from './complete-lock-file.ts';

// Adds the builds for other systems and their hashes to package-lock.json, which npm leaves out when it installs for one.
const path = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const file = JSON.parse(readFileSync(path, 'utf8'));
const missing = Object.keys(missingBuilds(file)).length;
const withoutHash = packagesWithoutHash(file).length;
if (missing + withoutHash > 0) {
  const whole = await completeLockFile(file, async (name, version) =>
    execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' }).trim(),
  );
  writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`);
}
console.log(`package-lock.json: ${missing} builds for other systems added, ${missing + withoutHash} hashes`);
