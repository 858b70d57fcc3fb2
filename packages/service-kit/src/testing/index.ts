export { InMemoryIndex } from '../lists/in-memory-index.ts';
export { findPageByIndex } from '../lists/query-index.ts';
export { rotateFieldKey } from '../rotate-key/rotate-field-key.ts';
export { forbidCallsInTransactions } from '../transaction-scope.ts';
export { callRoute, queryService } from './call-api.ts';
export { contextFor } from './context-for.ts';
export { followWrites } from './follow-writes.ts';
export { eventsSince, lastEvents } from './last-events.ts';
export { emptyDatabase, TEST_FIELD_KEY, testDatabaseUri, useTestDatabase } from './test-database.ts';
