import { checkEvents, type InternalFunctions, selfCheckSteps } from '@practice/service-kit';
import { checkCounters } from './check-counters.ts';
import { checkEncryption } from './check-encryption.ts';
import { checkLatestBackup } from './check-latest-backup.ts';
import { checkReferences } from './check-references.ts';

export const runSelfCheckStep: InternalFunctions<'identity'>['runSelfCheckStep'] = selfCheckSteps<'identity'>({
  counters: checkCounters,
  encryption: checkEncryption,
  events: checkEvents,
  latestBackup: checkLatestBackup,
  references: checkReferences,
});
