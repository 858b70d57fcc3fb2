import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../start/env.ts';

/** What the last stage of the Dockerfile takes from the build: pairs of paths, from the root and from the image's folder. */
export function copiesOfImage(): { stage: string; from: string; to: string }[] {
  const [, lastStage = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^FROM (?!.* AS ).*$/m);
  return [...lastStage.matchAll(/^COPY --from=(\w+) \/app\/(\S+) (\S+)$/gm)].map(
    ([, stage = '', from = '', to = '']) => ({
      stage,
      from,
      to,
    }),
  );
}

/** Carries out the COPY lines of the image in a folder, on the builds that are here; packages are those of the repository. */
export function copyImage(folder: string): void {
  // What only the image has: `npm start` does not wait for it.
  execFileSync('npm', ['run', '--silent', 'build:image', '-w', '@practice/tooling'], { cwd: root });
  for (const { stage, from, to } of copiesOfImage()) {
    if (stage === 'modules') symlinkSync(join(root, from), join(folder, to));
    else cpSync(join(root, from), join(folder, to), { recursive: true });
  }
}
