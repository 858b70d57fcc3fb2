import { execFileSync } from 'node:child_process';

/** The public schema of main where this branch began: what consumers may know. Undefined without git or main. */
export function releasedSchema(root: string): string | undefined {
  for (const main of ['main', 'origin/main']) {
    const base = git(root, 'merge-base', 'HEAD', main)?.trim();
    const schema = base && git(root, 'show', `${base}:gateway/api.graphql`);
    if (schema) return schema;
  }
  return undefined;
}

function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  } catch {
    return undefined;
  }
}
