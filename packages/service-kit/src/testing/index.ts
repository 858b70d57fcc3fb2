export { forbidCallsInTransactions } from '../transaction-scope.ts';
export { callRoute, queryService } from './call-api.ts';
export { contextFor } from './context-for.ts';
export { eventsSince, lastEvents } from './last-events.ts';
export { emptyDatabase, TEST_FIELD_KEY, useTestDatabase } from './test-database.ts';
