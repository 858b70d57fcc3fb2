export { agreedNoticeVersion } from './agreed-notice.ts';
export { assertCan, isPermitted, refusalOf } from './assert-can.ts';
export { type AuditEntry, recordAudit } from './audit.ts';
export {
  callService,
  fromProblemResponse,
  type InternalFunctions,
  postToService,
  registerService,
  registerServiceUrl,
  serviceStates,
  serviceUrl,
} from './call-service.ts';
export { assertChallengeSolved } from './challenges/assert-challenge-solved.ts';
export { type ChallengeCounts, sumChallenges } from './challenges/challenge-counts.ts';
export { networkOf } from './challenges/network.ts';
export { setPressureThresholds } from './challenges/pressure.ts';
export { decryptContent, encryptContent, newContentKey } from './content-encryption.ts';
export {
  type Actor,
  anonymousActor,
  originOf,
  RENDERED_PAGE,
  renderingContext,
  type ServiceContext,
  systemContext,
} from './context.ts';
export {
  connectDatabase,
  database,
  databaseRoundTrip,
  databaseWaitMs,
  disconnectDatabase,
  isDatabaseUp,
} from './database.ts';
export { clockSkew, readDatabaseState } from './database-state.ts';
export { deleteInBatches } from './delete-in-batches.ts';
export { assertDiskSpace, guardDisk, isDiskFull } from './disk-guard.ts';
export { diskSpace, missingSpace, setDiskReserve } from './disk-space.ts';
export { DomainError, isDatabaseAway, isDuplicateKey, toDomainError } from './domain-error.ts';
export { findByIds } from './embedded/find-by-ids.ts';
export { inBatches } from './embedded/in-batches.ts';
export { asStored, intern } from './embedded/index-entry.ts';
export { type ListExecutor, setListExecutor } from './embedded/list-executor.ts';
export { escapeRegExp } from './escape-reg-exp.ts';
export {
  EventConsumer,
  type EventHandler,
  type EventHandlers,
  eventsBehind,
  eventsBehindByService,
  handlerWithLoad,
} from './event-consumer.ts';
export { EventFeed } from './event-feed.ts';
export { type EmittedEvent, emit, isKept, lastSeq } from './events.ts';
export { addExamples } from './example-data/add-examples.ts';
export { digestOf } from './example-data/digest-of.ts';
export { exampleCalls } from './example-data/example-calls.ts';
export type { ExampleKind, FoundUse } from './example-data/example-kind.ts';
export { exampleNotes, noteExamples, readExamples } from './example-data/example-notes.ts';
export {
  decryptText,
  type EncryptedText,
  encryptText,
  type FieldLocation,
  isEncrypted,
  isOfWritingKey,
  isReadable,
  keyedHash,
  setFieldKeys,
  UNREADABLE_TEXT,
} from './field-encryption.ts';
export { FileResponse } from './file-response.ts';
export { formatDay, formatInstant } from './formatted-dates.ts';
export { checkGivenDatabase } from './given-database/check-given-database.ts';
export { hasText } from './has-text.ts';
export { limitHeapGrowth } from './heap-growth.ts';
export { allowInnerAddresses, mayReachInnerAddresses } from './inner-connections.ts';
export { isSameSignature } from './is-same-signature.ts';
export { JobFailure, type JobHandler, type JobKind, type JobSkip, type JobWait, JobWorker } from './job-worker.ts';
export {
  countOpenJobs,
  enqueueJob,
  type Job,
  type JobState,
  jobQueue,
  listStalledJobs,
  openJobs,
  removeJobs,
  retryFailedJobs,
  retryJob,
  retryWaitingJobs,
} from './jobs.ts';
export { forgetKept, keep } from './keep.ts';
export { assertWithinLimit, type LimitName } from './limits.ts';
export {
  type FieldsOf,
  type Filter,
  type ListDefinition,
  type ListQuery,
  orderBy,
  type PageRange,
} from './lists/list-definition.ts';
export { findPage } from './lists/query-database.ts';
export { RecordList } from './lists/record-list.ts';
export { logUnexpected } from './log-unexpected.ts';
export { logger } from './logger.ts';
export { countRefusals } from './metrics/count-refusals.ts';
export { outcomeCounter, workMetrics } from './metrics/registry.ts';
export { sendMetrics } from './metrics/send-metrics.ts';
export { kitMigrations } from './migrations/kit-migrations.ts';
export type { Migration } from './migrations/migration.ts';
export { endRefused, migrationOptions } from './migrations/migration-options.ts';
export { MigrationRefused, REFUSED_EXIT_CODE } from './migrations/migration-refused.ts';
export { appliedMigrations, knownMigrations, listPending } from './migrations/records.ts';
export { addVersions, dropIndexes, moveCollection, rewriteDocuments } from './migrations/rewrite-documents.ts';
export { runMigrations } from './migrations/run-migrations.ts';
export { notifySupervisor, reportAccounts } from './notify-supervisor.ts';
export { fieldKey, parseEnv, processEnv } from './parse-env.ts';
export { innermost, isEmptyNone } from './parse-input.ts';
export { prepareCollection, prepareModels } from './prepare-collections.ts';
export { type ProcessEnds, watchProcessEnds } from './process-ends.ts';
export { productVersion, setProductVersion } from './product-version.ts';
export { operationCall, programCommand } from './program-command.ts';
export { publicOrigin, setPublicUrl } from './public-url.ts';
export { readEmittedSince, readEvents } from './read-events.ts';
export { readInput } from './read-input.ts';
export { recordAuditAlone } from './record-audit-alone.ts';
export { recordExpiry } from './record-expiry.ts';
export { recordListing, recordReading } from './record-reading.ts';
export { readActiveFilter } from './records/active-filter.ts';
export { findByIdOrFail } from './records/find-by-id-or-fail.ts';
export { forEachRecord } from './records/for-each-record.ts';
export { recordMapper } from './records/record-mapper.ts';
export { recordRoutes } from './records/record-routes.ts';
export { recordStore } from './records/record-store.ts';
export { pageHtml } from './rich-text/page-html.ts';
export { plainText } from './rich-text/plain-text.ts';
export { sanitizeRichText } from './rich-text/sanitize-rich-text.ts';
export { sanitizeStored } from './rich-text/sanitize-stored.ts';
export { openRichText, sealRichText } from './rich-text/seal.ts';
export {
  del,
  get,
  type Page,
  patch,
  post,
  put,
  type Route,
  type RouteDocs,
  type RouteRequest,
  type RouteResponse,
  readPaging,
  runRoute,
  unknownInput,
} from './routes.ts';
export { registerServiceUrls, runServiceProcess, serviceEnv, serviceUrls } from './run-service-process.ts';
export { type Runtime, startServices } from './runtime.ts';
export { wordKey, wordStem, wordsOf } from './search/turkish-words.ts';
export { searchPatterns } from './search-patterns.ts';
export { seedOnce } from './seed-once.ts';
export { encryption, lookAtTexts } from './self-checks/encryption.ts';
export { checkEvents } from './self-checks/event-checks.ts';
export { existingIds } from './self-checks/existing-ids.ts';
export { inWindows } from './self-checks/in-windows.ts';
export { nextDocuments, type StoredDocument } from './self-checks/next-documents.ts';
export { references } from './self-checks/references.ts';
export { sampleIds } from './self-checks/sample-ids.ts';
export { atOnce, inTurn, type Looked, type SelfCheck, selfCheckSteps } from './self-checks/self-check.ts';
export { storedFiles } from './self-checks/stored-files.ts';
export { unknownNotices } from './self-checks/unknown-notices.ts';
export { finishServer, serveService, serveServices } from './serve.ts';
export {
  type CreatedAccount,
  defineService,
  type Feature,
  type SeedRequest,
  type Service,
  type ServiceDefinition,
} from './service.ts';
export { mintToken, readToken, setServiceSecret } from './service-token.ts';
export {
  forgetSettings,
  isSettingOn,
  readAllSettings,
  readNumberSetting,
  readSetting,
} from './settings.ts';
export type { StaleType } from './stale.ts';
export { startWhenDatabaseIsUp } from './start-when-database-is-up.ts';
export { storedFileModels } from './stored-file-models.ts';
export { buildSubgraph, type ResolverMap } from './subgraph.ts';
export { type Cell, tableFile, tableFileTypes } from './tables/table-file.ts';
export { inSpan, inSpanOf } from './tracing/in-span.ts';
export { startTracing, stopTracing } from './tracing/start-tracing.ts';
export { logFieldsOf, type TraceParent, tracer } from './tracing/tracer.ts';
export { type ClientSession, withTransaction } from './transaction.ts';
export { untilAvailable } from './until-available.ts';
export { assertNoVirus, hasVirusScanner, scanProblems, setVirusScanner } from './virus-scan/assert-no-virus.ts';
