export { withDatabaseName } from '@practice/service-kit/database-uri';
export { UserFacingError } from '../terminal/user-facing-error.ts';
export { endTransactions } from './end-transactions.ts';
export { type EngineName, engineNames } from './engine.ts';
export { type Database, type DatabaseOptions, startDatabase } from './start-database.ts';
