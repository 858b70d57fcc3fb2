import type { Remotes } from '../remotes/load-remotes.ts';
import { stampOf } from '../remotes/watched-json.ts';

/** Builds are looked at on the disk, so not for every request. */
const LOOK_AGAIN_MS = 100;

/** Calls `onChange` from the function that it returns when the shell, a remote or the list of remotes has changed. */
export function watchBuilds(remotes: Remotes, onChange: () => void): () => void {
  let seen: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now;
    const stamp = stampOfAll(remotes);
    if (seen !== undefined && seen !== stamp) onChange();
    seen = stamp;
  };
}

function stampOfAll(remotes: Remotes): string {
  const shell = remotes.shell();
  const list = remotes.list();
  const files = [shell?.serverBundle, ...list.map(({ serverBundle }) => serverBundle)];
  return JSON.stringify([shell, list, remotes.origins(), files.map((file) => file && stampOf(file))]);
}
