import type { Migration } from './migration.ts';
import { moveCollection, removeCollection } from './rewrite-documents.ts';

/**
 * `new_events` is `event_outbox`; `event_places` is `event_cursors`, with `seq` for `place`; `limited_deeds` is
 * `rate_limit_hits`, which begins empty: its documents last for ten minutes.
 */
export const collectionsHavePlainNames: Migration = {
  name: '2026-11-22-collections-have-plain-names',
  async up() {
    await moveCollection('new_events', 'event_outbox');
    await moveCollection('event_places', 'event_cursors', ({ place, ...rest }) => ({ ...rest, seq: place }));
    await removeCollection('limited_deeds');
  },
};
