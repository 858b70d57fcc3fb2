import { dropIndexes, type Migration } from '@practice/service-kit';

const INDEXES = [
  'startsAt_1',
  'createdAt_1',
  'childNameKey_1_startsAt_1',
  'parentNameKey_1_startsAt_1',
  'status_1_startsAt_1',
  'serviceType_1_startsAt_1',
];

/**
 * The staff's list has indexes that give its whole order, ties included, and only where the database answers it: those of
 * before would only cost every write. The start builds the new ones.
 */
export const listIndexesMove: Migration = {
  name: '2026-11-22-list-indexes-move',
  up: () => dropIndexes('appointments', INDEXES),
};
