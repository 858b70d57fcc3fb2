import { type InternalFunctions, selfCheckSteps } from '@practice/service-kit';
import { checkConsents } from './check-consents.ts';
import { checkEmailsOnce } from './check-emails-once.ts';
import { checkEncryption } from './check-encryption.ts';
import { checkOpenJobs } from './check-open-jobs.ts';
import { checkReferences } from './check-references.ts';
import { checkRequestEmails } from './check-request-emails.ts';
import { checkStoredFiles } from './check-stored-files.ts';

export const runSelfCheckStep: InternalFunctions<'messaging'>['runSelfCheckStep'] = selfCheckSteps<'messaging'>({
  consents: checkConsents,
  emailsOnce: checkEmailsOnce,
  encryption: checkEncryption,
  openJobs: checkOpenJobs,
  references: checkReferences,
  requestEmails: checkRequestEmails,
  storedFiles: checkStoredFiles,
});
