import { type Migration, rewriteDocuments } from '@practice/service-kit';

/** `deed` of an appointment's changes is `changeType`: in its history and in the events that are still kept. */
export const typeOfChanges: Migration = {
  name: '2026-11-22-type-of-changes',
  async up() {
    const old = { $exists: true };
    await rewriteDocuments('appointment_changes', { deed: old }, withType);
    for (const collection of ['events', 'new_events', 'event_outbox']) {
      await rewriteDocuments(collection, { type: 'appointment.changed', 'payload.deed': old }, (event) => ({
        ...event,
        payload: withType(event.payload),
      }));
    }
  },
};

function withType({ deed, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...rest, changeType: deed };
}
