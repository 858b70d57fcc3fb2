import { APPLY_RETENTION_JOB, REMOVE_EXAMPLE_DATA_JOB } from '@practice/contracts';
import { defineService, exampleCalls, type InternalFunctions, type Service } from '@practice/service-kit';
import { AccessTokenModel } from './access-tokens/access-token.model.ts';
import { findTokenUser } from './access-tokens/find-token-user.ts';
import { AuditEntryModel } from './audit/audit-entry.model.ts';
import { auditList } from './audit/audit-list.ts';
import { removeOldAuditEntries } from './audit/remove-old-audit-entries.ts';
import { beginBackup } from './backups/begin-backup.ts';
import { endBackupCheck } from './backups/end-backup-check.ts';
import { failBackup } from './backups/fail-backup.ts';
import { finishBackup } from './backups/finish-backup.ts';
import { getBackup } from './backups/get-backup.ts';
import { getBackupsState } from './backups/get-backups-state.ts';
import { noteBackupProgress } from './backups/note-backup-progress.ts';
import { openBackupFile } from './backups/open-backup-file.ts';
import { planBackup } from './backups/plan-backup.ts';
import { changePassword } from './change-password/change-password.ts';
import { consentList } from './consents/consent-list.ts';
import { listConsentedVersions } from './consents/list-consented-versions.ts';
import { consentHandlers } from './consents/register/handlers.ts';
import { keepDestructionRecords } from './data-requests/destruction-records/keep-destruction-records.ts';
import { announceDeadlines } from './deadlines/announce-deadlines.ts';
import { DeadlineNoticeModel } from './deadlines/deadline-notice.model.ts';
import { getDeadlineNotice } from './deadlines/get-deadline-notice.ts';
import { collectExamples } from './example-data/collect-examples.ts';
import { removeAllExamples } from './example-data/remove-all-examples.ts';
import { runRemoval } from './example-data/run-removal.ts';
import { features } from './features.ts';
import sdl from './generated/sdl.ts';
import { LoginAttemptsModel } from './lockout/login-attempts.model.ts';
import { authenticate } from './login/authenticate.ts';
import { authenticatePasskey } from './login/authenticate-passkey.ts';
import { authenticateSecondStep } from './login/authenticate-second-step.ts';
import { offerPasskey } from './login/offer-passkey.ts';
import { accessTokensEnd } from './migrations/2026-11-22-access-tokens-end.ts';
import { securityStamps } from './migrations/2026-11-22-security-stamps.ts';
import { usersHaveVersions } from './migrations/2026-11-23-users-have-versions.ts';
import { recoveryCodesAreHashedSlowly } from './migrations/2026-11-25-recovery-codes-are-hashed-slowly.ts';
import { consentsAreCollected } from './migrations/2026-11-26-consents-are-collected.ts';
import { issuePasswordLink } from './password-links/issue-password-link.ts';
import { PasswordLinkModel } from './password-links/password-link.model.ts';
import { readPasswordLink } from './password-links/read-password-link.ts';
import { requestPasswordLink } from './password-links/request-password-link.ts';
import { resetPassword } from './password-links/reset-password.ts';
import { noteRemoteChanges } from './remotes/note-remote-changes.ts';
import { RemoteChangeModel } from './remotes/remote-change.model.ts';
import { RemoteFailuresModel } from './remotes/remote-failures.model.ts';
import { countRemoteFailures, noteRemoteFailures } from './remotes/remote-failures.ts';
import { resolvers } from './resolvers.ts';
import { applyRetention } from './retention/apply-retention.ts';
import { countExpired } from './retention/count-expired.ts';
import { getRetentionRun } from './retention/get-retention-run.ts';
import { noteFailure } from './retention/note-failure.ts';
import { planRetention } from './retention/plan-retention.ts';
import { routes } from './routes.ts';
import { getSecurityAlert } from './security-alerts/get-security-alert.ts';
import { recordRefusals } from './security-alerts/record-refusals.ts';
import { removeOldSecurityAlerts } from './security-alerts/remove-old-security-alerts.ts';
import { watchAuditLog } from './security-alerts/watch-audit-log.ts';
import { seed } from './seed/seed.ts';
import { userExamples } from './seed/user-examples.ts';
import { beginSelfCheckRun } from './self-check-runs/begin-self-check-run.ts';
import { breakSelfCheckRun } from './self-check-runs/break-self-check-run.ts';
import { finishSelfCheckRun } from './self-check-runs/finish-self-check-run.ts';
import { noteSelfCheckBegun } from './self-check-runs/note-self-check-begun.ts';
import { noteSelfCheckOutcome } from './self-check-runs/note-self-check-outcome.ts';
import { planSelfChecks } from './self-check-runs/plan-self-checks.ts';
import { readSelfCheckReport } from './self-check-runs/read-self-check-report.ts';
import { runSelfCheckStep } from './self-checks/run-self-check-step.ts';
import { samplePersonalData } from './self-checks/sample-personal-data.ts';
import { findSessionUser } from './sessions/find-session-user.ts';
import { listLiveRemotes } from './system-health/list-live-remotes.ts';
import { forgetGateway, noteGateway } from './system-health/note-gateway.ts';
import { KnownDeviceModel } from './users/known-device.model.ts';
import { listStaff } from './users/list-staff.ts';

// biome-ignore lint/performance/noBarrelFile: an operation of the gateway's program, which imports a service by its entry alone
export { printPasswordLink } from './reset-password/print-password-link.ts';

/** Users, sign-ins, access tokens, the audit log, backups, runs of the self-checks, and what the law (KVKK) has a practice keep. */
export function createService(): Service {
  const internal: InternalFunctions<'identity'> = {
    announceDeadlines,
    ...exampleCalls([userExamples]),
    collectExamples,
    countRemoteFailures,
    removeAllExamples,
    authenticate,
    authenticatePasskey,
    authenticateSecondStep,
    beginBackup,
    beginSelfCheckRun,
    breakSelfCheckRun,
    changePassword,
    recordRefusals,
    endBackupCheck,
    failBackup,
    findSessionUser,
    findTokenUser,
    finishBackup,
    finishSelfCheckRun,
    forgetGateway,
    getBackup,
    getBackupsState,
    getDeadlineNotice,
    getRetentionRun,
    getSecurityAlert,
    issuePasswordLink,
    listConsentedVersions,
    listLiveRemotes,
    listStaff,
    noteBackupProgress,
    noteSelfCheckBegun,
    noteSelfCheckOutcome,
    noteGateway,
    noteRemoteChanges,
    noteRemoteFailures,
    openBackupFile,
    planBackup,
    planSelfChecks,
    planRetention,
    offerPasskey,
    readPasswordLink,
    readSelfCheckReport,
    removeOldAuditEntries,
    removeOldSecurityAlerts,
    requestPasswordLink,
    resetPassword,
    runSelfCheckStep,
    samplePersonalData,
  };
  return defineService({
    name: 'identity',
    sdl,
    features: Object.values(features),
    resolvers,
    routes,
    internal,
    seed,
    migrations: [
      accessTokensEnd,
      securityStamps,
      usersHaveVersions,
      recoveryCodesAreHashedSlowly,
      consentsAreCollected,
    ],
    handlers: {
      ...consentHandlers,
      'audit.recorded': watchAuditLog,
      'personal-data.erased': keepDestructionRecords,
      'records.expired': countExpired,
    },
    jobs: {
      [APPLY_RETENTION_JOB]: { run: applyRetention, isLong: true, onStalled: noteFailure },
      [REMOVE_EXAMPLE_DATA_JOB]: { run: runRemoval, isLong: true },
    },
    lists: [auditList, consentList],
    models: [
      AccessTokenModel,
      AuditEntryModel,
      DeadlineNoticeModel,
      KnownDeviceModel,
      LoginAttemptsModel,
      PasswordLinkModel,
      RemoteChangeModel,
      RemoteFailuresModel,
    ],
  });
}
