export { contextFor } from './context-for.ts';
export { emptyDatabase, useTestDatabase } from './test-database.ts';
