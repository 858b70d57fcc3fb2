import { type InternalFunctions, selfCheckSteps } from '@practice/service-kit';
import { checkConsents } from './check-consents.ts';
import { checkCounters } from './check-counters.ts';
import { checkDaySchedules } from './check-day-schedules.ts';
import { checkEncryption } from './check-encryption.ts';
import { checkOverlaps } from './check-overlaps.ts';
import { checkReferences } from './check-references.ts';
import { checkStoredFiles } from './check-stored-files.ts';

export const runSelfCheckStep: InternalFunctions<'appointments'>['runSelfCheckStep'] = selfCheckSteps<'appointments'>({
  consents: checkConsents,
  counters: checkCounters,
  daySchedules: checkDaySchedules,
  encryption: checkEncryption,
  overlaps: checkOverlaps,
  references: checkReferences,
  storedFiles: checkStoredFiles,
});
