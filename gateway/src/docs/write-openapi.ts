import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServices } from '../services.ts';
import { buildOpenApi } from './build-openapi.ts';

// npx tsx gateway/src/docs/write-openapi.ts
// Writes gateway/openapi.json, which a test compares with the routes.
const file = path.resolve(import.meta.dirname, '../../openapi.json');
await writeFile(file, `${JSON.stringify(buildOpenApi(createServices()), null, 2)}\n`);
