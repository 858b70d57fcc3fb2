import { callService } from '@practice/service-kit';
import { askRegularly } from '../keepers/ask-regularly.ts';
import type { Remotes } from './load-remotes.ts';

const EVERY_MS = 5000;

/** Reports what was done to the list of remotes, for the audit log. */
export function startChangeReports(remotes: Pick<Remotes, 'changes'>): { stop: () => Promise<void> } {
  return askRegularly({
    ask: changeReporter(remotes),
    everyMs: EVERY_MS,
    otherwise: 'changes of the list of remotes cannot be noted yet',
  });
}

/** Reports those changes that this gateway has not reported before; several gateways may report the same. */
export function changeReporter(remotes: Pick<Remotes, 'changes'>): () => Promise<void> {
  const reported = new Set<string>();
  return async () => {
    const changes = remotes.changes().filter(({ id }) => !reported.has(id));
    if (changes.length === 0) return;
    await callService('identity', 'noteRemoteChanges', { changes });
    for (const { id } of changes) reported.add(id);
  };
}
