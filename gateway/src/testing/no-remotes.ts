import type { Remotes } from '../remotes/load-remotes.ts';

/** The remotes of a gateway that has none. */
export const noRemotes: Remotes = {
  list: () => [],
  changes: () => [],
  historyOf: () => ({ change: null, version: undefined, previous: null, previousVersion: undefined }),
  rollBack: () => {
    throw new Error('There is no list of remotes');
  },
  imports: () => [],
  previews: () => [],
  publishedDir: () => undefined,
  shell: () => undefined,
  origins: () => [],
  documentFiles: () => [],
};
