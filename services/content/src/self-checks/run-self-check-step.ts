import { type InternalFunctions, selfCheckSteps } from '@practice/service-kit';
import { checkEncryption } from './check-encryption.ts';
import { checkReferences } from './check-references.ts';
import { checkStoredFiles } from './check-stored-files.ts';

export const runSelfCheckStep: InternalFunctions<'content'>['runSelfCheckStep'] = selfCheckSteps<'content'>({
  encryption: checkEncryption,
  references: checkReferences,
  storedFiles: checkStoredFiles,
});
