import type { Db, Document } from 'mongodb';

/** Entries of the audit log that the product writes by itself: as it fills a new database, and at night. */
const OWN_ACTIONS = [
  ...['publish', 'seo-score.recorded', 'url-health.checked', 'self-check.started'],
  ...['backup.started', 'backup.checked', 'backup.removed'],
];

/**
 * Whether a database holds nothing but what the product has filled it with: its audit log, and the events that are still on
 * their way there, know of no person, neither staff, nor one who has signed in, nor a visitor who has sent something.
 */
export async function isUntouched(db: Db): Promise<boolean> {
  if (!(await db.collection('seeds').findOne())) return false;
  const byPerson = (prefix: string): Document => ({
    $or: [{ [`${prefix}userId`]: { $ne: null } }, { [`${prefix}action`]: { $nin: OWN_ACTIONS } }],
  });
  const ofEvents = { type: 'audit.recorded', ...byPerson('payload.') };
  const found = await Promise.all([
    db.collection('audit_log').findOne(byPerson('')),
    db.collection('events').findOne(ofEvents),
    db.collection('event_outbox').findOne(ofEvents),
  ]);
  return found.every((entry) => entry === null);
}
