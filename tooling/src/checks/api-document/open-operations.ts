import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../start/env.ts';

/** Those operations of the committed API document that need no sign-in, as `GET /api/services`. */
export function openOperations(): string[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'gateway/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { security: object[] }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.some((needed) => Object.keys(needed).length === 0))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}
