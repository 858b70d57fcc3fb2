import { defineService, type InternalFunctions, type Service } from '@practice/service-kit';
import { AccessTokenModel } from './access-tokens/access-token.model.ts';
import { findTokenUser } from './access-tokens/find-token-user.ts';
import { AuditEntryModel } from './audit/audit-entry.model.ts';
import { auditList } from './audit/audit-list.ts';
import { keepAuditLog } from './audit/keep-audit-log.ts';
import { removeOldAuditEntries } from './audit/remove-old-audit-entries.ts';
import { beginBackup } from './backups/begin-backup.ts';
import { endBackupCheck } from './backups/end-backup-check.ts';
import { failBackup } from './backups/fail-backup.ts';
import { finishBackup } from './backups/finish-backup.ts';
import { getBackup } from './backups/get-backup.ts';
import { noteBackupProgress } from './backups/note-backup-progress.ts';
import { openBackupFile } from './backups/open-backup-file.ts';
import { planBackup } from './backups/plan-backup.ts';
import { changePassword } from './change-password/change-password.ts';
import { consentList } from './consents/consent-list.ts';
import { consentHandlers } from './consents/register/handlers.ts';
import { keepDestructionRecords } from './data-requests/destruction-records/keep-destruction-records.ts';
import { announceDeadlines } from './deadlines/announce-deadlines.ts';
import { DeadlineNoticeModel } from './deadlines/deadline-notice.model.ts';
import { getDeadlineNotice } from './deadlines/get-deadline-notice.ts';
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
import { consentsAreCollected } from './migrations/2026-11-26-consents-are-collected.ts';
import { issuePasswordLink } from './password-links/issue-password-link.ts';
import { PasswordLinkModel } from './password-links/password-link.model.ts';
import { readPasswordLink } from './password-links/read-password-link.ts';
import { requestPasswordLink } from './password-links/request-password-link.ts';
import { resetPassword } from './password-links/reset-password.ts';
import { resolvers } from './resolvers.ts';
import { routes } from './routes.ts';
import { seed } from './seed/seed.ts';
import { findSessionUser } from './sessions/find-session-user.ts';
import { listStaff } from './users/list-staff.ts';

/** Users, sign-ins, access tokens, the audit log, backups, and what the law (KVKK) has a practice keep. */
export function createService(): Service {
  const internal: InternalFunctions<'identity'> = {
    announceDeadlines,
    authenticate,
    authenticatePasskey,
    authenticateSecondStep,
    beginBackup,
    changePassword,
    endBackupCheck,
    failBackup,
    findSessionUser,
    findTokenUser,
    finishBackup,
    getBackup,
    getDeadlineNotice,
    issuePasswordLink,
    listStaff,
    noteBackupProgress,
    openBackupFile,
    planBackup,
    offerPasskey,
    readPasswordLink,
    removeOldAuditEntries,
    requestPasswordLink,
    resetPassword,
  };
  return defineService({
    name: 'identity',
    sdl,
    features: Object.values(features),
    resolvers,
    routes,
    internal,
    seed,
    migrations: [accessTokensEnd, securityStamps, usersHaveVersions, consentsAreCollected],
    handlers: {
      ...consentHandlers,
      'audit.recorded': keepAuditLog,
      'personal-data.erased': keepDestructionRecords,
    },
    lists: [auditList, consentList],
    models: [AccessTokenModel, AuditEntryModel, DeadlineNoticeModel, LoginAttemptsModel, PasswordLinkModel],
  });
}
