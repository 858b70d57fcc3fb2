import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeLockFile, missingBuilds } from './complete-lock-file.ts';

// Adds the builds for other systems to package-lock.json, after an installation from a registry that lacks them.
const path = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const file = JSON.parse(readFileSync(path, 'utf8'));
const missing = Object.keys(missingBuilds(file));
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completeLockFile(file), null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} builds for other systems added`);
