export { forbidCallsInTransactions } from '../transaction-scope.ts';
export { contextFor } from './context-for.ts';
export { callRow, queryService } from './doors.ts';
export { eventsSince, lastEvents } from './last-events.ts';
export { emptyDatabase, TEST_FIELD_KEY, useTestDatabase } from './test-database.ts';
