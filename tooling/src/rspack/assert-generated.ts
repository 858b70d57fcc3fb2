import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print } from 'graphql';

/**
 * Refuses to build a remote whose GraphQL documents have changed since their types were generated: the build would send the old
 * ones.
 * @param dir folder of the remote, with `src` and `src/generated`
 * @throws Error that names the files
 */
export function assertGenerated(dir: string): void {
  const generated = path.join(dir, 'src/generated/gql.ts');
  const known = existsSync(generated) ? readFileSync(generated, 'utf8') : '';
  const stale = documentFiles(path.join(dir, 'src')).filter((file) => !known.includes(asGenerated(file)));
  if (stale.length === 0) return;
  const files = stale.map((file) => path.relative(dir, file)).join(', ');
  throw new Error(`Documents have changed since their types were generated: ${files}. Run npm run codegen.`);
}

function documentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.graphql')).map((file) => path.join(folder, file));
}

/** A file's documents as `gql.ts` has them: printed, as a text of JavaScript. */
function asGenerated(file: string): string {
  const { definitions } = parse(readFileSync(file, 'utf8'));
  return JSON.stringify(definitions.map(print).join('\n\n'));
}
