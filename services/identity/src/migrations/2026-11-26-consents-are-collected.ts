import { database, type Migration } from '@practice/service-kit';

/**
 * The register of consents begins with those that the services have from before: an event asks for them, part by part. Asked
 * again after a crash, nothing is there twice.
 */
export const consentsAreCollected: Migration = {
  name: '2026-11-26-consents-are-collected',
  async up() {
    const requested = { type: 'consents.requested', payload: { source: 'appointments', after: null }, at: new Date() };
    await database().collection('event_outbox').insertOne(requested);
  },
};
