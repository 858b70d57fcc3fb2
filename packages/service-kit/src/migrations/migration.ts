/**
 * A change of stored data, for when records get another shape. It belongs to the service that owns the collections, as
 * `services/<name>/src/migrations/<yyyy-mm-dd>-<what-it-does>.ts`, and is listed in `defineService({ migrations })`,
 * the newest last.
 *
 * `up` runs before models are prepared, data is seeded and events are read, in one process, with no other process using
 * the database. It changes documents through the driver (`database().collection(…)`), never through models: those
 * describe today's shape, and this file has to do the same in two years. It is recorded when it has ended, so it must
 * do no harm when it runs again after a crash half-way: look for documents of the old shape only (`{ field: { $exists:
 * false } }`), in batches of some hundreds, and not in one transaction. Remove duplicates before a new unique index is
 * built.
 *
 * A database whose service has no documents yet has nothing to migrate: all is recorded as done, and nothing runs.
 */
export type Migration = {
  /** The file's name without its ending. Never changed once it has been on main. */
  name: string;
  up: () => Promise<void>;
};
