import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServices } from '../services.ts';
import { buildOpenApi } from './build-openapi.ts';

// npx tsx gateway/src/docs/write-openapi.ts
// Writes gateway/openapi.json, which a test compares with the routes.
const file = path.resolve(import.meta.dirname, '../../openapi.json');
const text = `${JSON.stringify(buildOpenApi(createServices()), null, 2)}\n`;
// Others may be reading it.
if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text);
