import { tokenScopes } from './access-tokens.ts';
import { appointmentRecord } from './appointments.ts';
import { backupFrequencies, backupRecord, backupsState } from './backups.ts';
import { consentCalls, listConsentedVersions } from './consent-calls.ts';
import { deadlineNotice } from './deadlines.ts';
import { exampleDataKinds, exampleRecord } from './example-data.ts';
import { gatewayReport } from './gateway-states.ts';
import { authenticateInput, changePasswordInput } from './identity.ts';
import { knownAddress, suggestedAddress } from './known-addresses.ts';
import { soundTypes } from './notification-sounds.ts';
import { notificationRecord } from './notifications.ts';
import { passkeyOptions, passkeySignInInput } from './passkeys.ts';
import { forgotPasswordInput, passwordLink, readPasswordLinkInput, resetPasswordInput } from './password-links.ts';
import { staffRoles } from './permissions.ts';
import { erasedPersonalRecord, foundPersonalData, personalDataSubject } from './personal-data.ts';
import { pictureExtensions } from './pictures.ts';
import { answerPage, answerReminderInput, readAnswerPageInput } from './reminder-answers.ts';
import { remoteCalls } from './remote-calls.ts';
import {
  erasedCounts,
  eraseExpiredRecordsInput,
  expiredRecords,
  findExpiredRecordsInput,
  retentionRunRecord,
} from './retention.ts';
import { refusalCounts } from './security-alerts.ts';
import { securityAlertKinds } from './security-rules.ts';
import { checkedServiceCalls, sampledServiceCalls, selfCheckRunCalls } from './self-check-calls.ts';
import { seoCalls } from './seo-calls.ts';
import { addressKinds } from './site-addresses.ts';
import { secondStepInput } from './two-step.ts';
import { changeSubscriptionInput, readUnsubscribePageInput, unsubscribePage } from './unsubscribes.ts';
import { z } from './zod-setup.ts';

const empty = z.object({});

/** Of the services whose demonstration has records of its own. */
const exampleCalls = {
  /** The example records that are left, in the order in which they go. */
  listExamples: { input: empty, output: z.array(exampleRecord) },
  /** Takes those of the ids away that nobody has edited and nothing needs. */
  removeExamples: {
    input: z.object({ kind: z.enum(exampleDataKinds), ids: z.array(z.string()) }),
    output: z.object({ removed: z.number() }),
  },
} as const;

const signedInUser = z.object({
  userId: z.string(),
  username: z.string(),
  role: z.string(),
  securityStamp: z.string(),
  /** The role requires a second step that is not set up. */
  needsTwoStep: z.boolean(),
});

/**
 * The functions that services call of each other, in process or over HTTP. Inputs and outputs are plain JSON. `session`
 * calls are the gateway's: signing in and looking a signed-in user up.
 */
export const internalCalls = {
  appointments: {
    ...checkedServiceCalls,
    ...sampledServiceCalls,
    getAppointment: { input: z.object({ id: z.string() }), output: appointmentRecord.nullable() },
    /** Of these ids, those of no appointment. */
    findMissingAppointments: { input: z.object({ ids: z.array(z.string()) }), output: z.array(z.string()) },
    /** The requests of the last 30 days that came with consents, but for the last minutes. */
    listRecentRequests: { input: empty, output: z.array(z.string()) },
    /** Of a service that is offered, active or not. */
    findService: {
      input: z.object({ slug: z.string() }),
      output: z.object({ id: z.string(), title: z.string() }).nullable(),
    },
    /** Active ones. */
    listServiceAddresses: {
      input: empty,
      output: z.array(knownAddress.omit({ path: true, image: true }).extend({ slug: z.string() })),
    },
    /** The content of a file at an address that this caller was given. */
    readFileContent: {
      input: z.object({ id: z.string(), expires: z.number(), signature: z.string() }),
      output: z.object({ fileName: z.string(), mimeType: z.string(), base64: z.string() }),
    },
    listServiceTitles: { input: empty, output: z.record(z.string(), z.string()) },
    /** A token for the link in a reminder; null when the appointment is not confirmed. */
    issueAnswerToken: { input: z.object({ id: z.string() }), output: z.object({ token: z.string().nullable() }) },
    /** What the page of that link shows. */
    readAnswerPage: { input: readAnswerPageInput, output: answerPage },
    /** Keeps what a parent answered; anything but `open` kept nothing. */
    answerReminder: { input: answerReminderInput, output: answerPage },
    /** Announces the reminders that are due, each once whoever asks how often. */
    announceReminders: { input: empty, output: z.object({ announced: z.number() }) },
    ...consentCalls,
    ...exampleCalls,
    listConsentedVersions,
    /** All that is held about somebody, with what it says. */
    findPersonalData: { input: personalDataSubject, output: z.array(foundPersonalData) },
    /** Erases a record that `findPersonalData` has found, with all that goes along with it. */
    erasePersonalRecord: { input: erasedPersonalRecord, output: empty },
    /** The records of a class that have been kept for long enough, the oldest first. */
    findExpiredRecords: { input: findExpiredRecordsInput, output: expiredRecords },
    /** Erases some that `findExpiredRecords` has found, in one transaction, with all that goes along with them. */
    eraseExpiredRecords: { input: eraseExpiredRecordsInput, output: z.object({ erased: erasedCounts }) },
  },
  content: {
    ...checkedServiceCalls,
    ...exampleCalls,
    readSettings: { input: empty, output: z.record(z.string(), z.string()) },
    getLegalTextVersion: {
      input: z.object({ slug: z.string() }),
      output: z.object({ version: z.string().nullable() }),
    },
    listConsents: consentCalls.listConsents,
    /** What a path of the site belongs to, published or not, and the id of that record; null for nothing. */
    findAddress: {
      input: z.object({ path: z.string() }),
      output: z.object({ kind: z.enum(addressKinds), title: z.string(), id: z.string().nullable() }).nullable(),
    },
    /** The same for many paths at once, by path; those with nothing are left out. */
    findAddresses: {
      input: z.object({ paths: z.array(z.string()) }),
      output: z.record(z.string(), z.object({ kind: z.enum(addressKinds), title: z.string() })),
    },
    /** What a city page, active or not, gives to search engines; null where there is none at the address. */
    findLocalPageMeta: {
      input: z.object({ slug: z.string() }),
      output: z.object({ metaTitle: z.string(), metaDescription: z.string(), metaKeywords: z.string() }).nullable(),
    },
    /** What somebody may have meant by a path at which nothing is, the nearest first. */
    suggestAddresses: { input: z.object({ path: z.string() }), output: z.array(suggestedAddress) },
    /** Every address that visitors find. */
    listAddresses: { input: empty, output: z.array(knownAddress) },
    /** What visitors searched for on the site, the most frequent first; at most a hundred. */
    listFrequentSearches: { input: empty, output: z.array(z.object({ query: z.string(), count: z.number() })) },
    hasLegalTextVersion: {
      input: z.object({ slug: z.string(), version: z.string() }),
      output: z.object({ exists: z.boolean() }),
    },
    /** A picture of the practice as it is stored; null for an unknown id. */
    getPicture: {
      input: z.object({ id: z.string() }),
      output: z
        .object({
          width: z.number(),
          height: z.number(),
          extension: z.enum(pictureExtensions),
          base64: z.string(),
        })
        .nullable(),
    },
    /** The address of the picture that has taken the place of one; null when none has. */
    findReplacementPicture: {
      input: z.object({ id: z.string() }),
      output: z.object({ url: z.string().nullable() }),
    },
  },
  seo: seoCalls,
  messaging: {
    ...checkedServiceCalls,
    ...sampledServiceCalls,
    /** A sound of a user as it is stored; null for an unknown id. */
    getNotificationSound: {
      input: z.object({ id: z.string() }),
      output: z.object({ type: z.enum(soundTypes), base64: z.string() }).nullable(),
    },
    listConsentedVersions,
    getNotification: { input: z.object({ id: z.string() }), output: notificationRecord.nullable() },
    ...consentCalls,
    /** What the page of the link in a marketing e-mail shows. */
    readUnsubscribePage: { input: readUnsubscribePageInput, output: unsubscribePage },
    /** Keeps whether the address of that link wants marketing e-mails. */
    changeSubscription: { input: changeSubscriptionInput, output: unsubscribePage },
    /** As of appointments. */
    findPersonalData: { input: personalDataSubject, output: z.array(foundPersonalData) },
    erasePersonalRecord: { input: erasedPersonalRecord, output: empty },
    findExpiredRecords: { input: findExpiredRecordsInput, output: expiredRecords },
    eraseExpiredRecords: { input: eraseExpiredRecordsInput, output: z.object({ erased: erasedCounts }) },
  },
  identity: {
    ...checkedServiceCalls,
    ...sampledServiceCalls,
    ...selfCheckRunCalls,
    ...exampleCalls,
    /** Those of all services. */
    collectExamples: { input: empty, output: z.array(exampleRecord) },
    listConsentedVersions,
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
    authenticateSecondStep: {
      input: secondStepInput.extend({ userId: z.string(), device: authenticateInput.shape.device }),
      output: signedInUser,
    },
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
    /** How backups stand, and how often they are made. */
    getBackupsState: { input: empty, output: backupsState.extend({ frequency: z.enum(backupFrequencies) }) },
    /** The file of a backup that the caller may download. */
    openBackupFile: { input: z.object({ id: z.string() }), output: z.object({ fileName: z.string() }) },
    /** Keeps what a gateway reports of itself, in the place of what it has reported before. */
    noteGateway: { input: gatewayReport, output: empty },
    ...remoteCalls,
    /** A gateway ends. */
    forgetGateway: { input: z.object({ name: z.string() }), output: empty },
    /** What there is to tell of a security alert, and to whom; null for an unknown id. */
    getSecurityAlert: {
      input: z.object({ id: z.string() }),
      output: z
        .object({ kind: z.enum(securityAlertKinds), message: z.string(), userId: z.string().nullable() })
        .nullable(),
    },
    /** Adds what a gateway has refused, once for each batch. */
    recordRefusals: { input: refusalCounts, output: empty },
    /** Removes security alerts with the entries of the audit log of their time. */
    removeOldSecurityAlerts: { input: empty, output: empty },
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
      input: z.object({ token: z.string(), address: z.string() }),
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
  },
} as const satisfies Record<string, Record<string, { input: z.ZodType; output: z.ZodType }>>;

export const serviceNames = ['identity', 'appointments', 'content', 'seo', 'messaging'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type InternalCalls = typeof internalCalls;
