import { tokenScopes } from './access-tokens.ts';
import { backupRecord } from './backups.ts';
import { deadlineNotice } from './deadlines.ts';
import { exampleCalls } from './example-calls.ts';
import { exampleRecord } from './example-data.ts';
import { authenticateInput, changePasswordInput } from './identity.ts';
import { passkeyOptions, passkeySignInInput } from './passkeys.ts';
import { forgotPasswordInput, passwordLink, readPasswordLinkInput, resetPasswordInput } from './password-links.ts';
import { staffRoles } from './permissions.ts';
import { retentionRunRecord } from './retention.ts';
import { secondStepInput } from './two-step.ts';
import { z } from './zod-setup.ts';

const empty = z.object({});

const signedInUser = z.object({
  userId: z.string(),
  username: z.string(),
  role: z.string(),
  securityStamp: z.string(),
  /** The role requires a second step that is not set up. */
  needsTwoStep: z.boolean(),
});

/** The functions of identity that other services call, and the gateway: signing in, and looking a signed-in user up. */
export const identityCalls = {
  ...exampleCalls,
  /** Those of all services. */
  collectExamples: { input: empty, output: z.array(exampleRecord) },
  /** Takes away all of them that go, kind by kind; takes longer than a call over HTTP may. */
  removeAllExamples: { input: empty, output: z.object({ removed: z.number() }) },
  /** All users, deactivated ones too, by name. */
  listStaff: {
    input: empty,
    output: z.array(
      z.object({
        id: z.string(),
        username: z.string(),
        email: z.string().nullable(),
        role: z.enum(staffRoles),
        isActive: z.boolean(),
      }),
    ),
  },
  authenticate: {
    input: authenticateInput,
    output: signedInUser.extend({ needsSecondStep: z.boolean() }),
  },
  /** A challenge for a passkey; of the user whose password was right, when given. */
  offerPasskey: { input: z.object({ userId: z.string().nullable() }), output: passkeyOptions },
  authenticatePasskey: {
    input: passkeySignInInput.extend({ device: authenticateInput.shape.device }),
    output: signedInUser,
  },
  authenticateSecondStep: { input: secondStepInput.extend({ userId: z.string() }), output: signedInUser },
  changePassword: {
    input: changePasswordInput,
    output: z.object({ securityStamp: z.string(), revokedTokens: z.number() }),
  },
  /** Makes a link for whoever has this address, if anybody has. */
  requestPasswordLink: { input: forgotPasswordInput, output: empty },
  /** A token for the e-mail with a requested link, and to whom it goes; null when the link is of no use (any more). */
  issuePasswordLink: {
    input: z.object({ id: z.string() }),
    output: passwordLink.omit({ rule: true }).extend({ email: z.string(), token: z.string() }).nullable(),
  },
  readPasswordLink: { input: readPasswordLinkInput, output: passwordLink },
  resetPassword: { input: resetPasswordInput, output: empty },
  findSessionUser: {
    input: z.object({ userId: z.string() }),
    output: signedInUser.nullable(),
  },
  /** Plans the next automatic backup, gives up one that nobody makes any more, and removes what is too old. */
  planBackup: { input: empty, output: empty },
  /** The backup to make now, started by hand or due on a day; none when it is made already or not wanted any more. */
  beginBackup: {
    input: z.union([z.object({ id: z.string() }), z.object({ date: z.string() })]),
    output: z.object({
      backup: z.object({ id: z.string(), fileName: z.string(), isEncrypted: z.boolean() }).nullable(),
      /** Another is being made or checked: later. */
      isBusy: z.boolean(),
    }),
  },
  /** How far the making or the check of a backup is, in percent. */
  noteBackupProgress: { input: z.object({ id: z.string(), progress: z.number() }), output: empty },
  /** The file is complete: it is checked next. */
  finishBackup: { input: z.object({ id: z.string(), size: z.number(), documents: z.number() }), output: empty },
  failBackup: { input: z.object({ id: z.string(), problem: z.string() }), output: empty },
  /** `problem` null: the backup is as it should be. */
  endBackupCheck: { input: z.object({ id: z.string(), problem: z.string().nullable() }), output: empty },
  getBackup: { input: z.object({ id: z.string() }), output: backupRecord.nullable() },
  /** When the newest backup was made that passed its check; null without one. */
  findNewestVerifiedBackup: { input: empty, output: z.object({ createdAt: z.string().nullable() }) },
  /** The file of a backup that the caller may download. */
  openBackupFile: { input: z.object({ id: z.string() }), output: z.object({ fileName: z.string() }) },
  /** Announces the ends of times that the law sets and that are near or over, each once whoever asks how often. */
  announceDeadlines: { input: empty, output: z.object({ announced: z.number() }) },
  /** What a notice of one is about; null when it is over: done meanwhile, or with another end. */
  getDeadlineNotice: { input: z.object({ id: z.string() }), output: deadlineNotice.nullable() },
  /** Plans the run of the next night that erases what has been kept for long enough. */
  planRetention: { input: empty, output: empty },
  getRetentionRun: { input: z.object({ id: z.string() }), output: retentionRunRecord.nullable() },
  /** Removes the entries of the audit log that have been kept for long enough. */
  removeOldAuditEntries: { input: empty, output: z.object({ removed: z.number() }) },
  findTokenUser: {
    input: z.object({ token: z.string() }),
    output: z
      .object({
        tokenId: z.string(),
        userId: z.string(),
        username: z.string(),
        role: z.string(),
        scope: z.enum(tokenScopes),
      })
      .nullable(),
  },
} as const;
