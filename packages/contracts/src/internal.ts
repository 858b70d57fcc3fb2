import { appointmentRecord } from './appointments.ts';
import { exampleCalls } from './example-calls.ts';
import { identityCalls } from './identity-calls.ts';
import { knownAddress, suggestedAddress } from './known-addresses.ts';
import { loadTimeSample } from './load-times.ts';
import { missingAddressCount } from './missing-addresses.ts';
import { soundTypes } from './notification-sounds.ts';
import { notificationRecord } from './notifications.ts';
import { erasedPersonalRecord, foundPersonalData, personalDataSubject } from './personal-data.ts';
import { pictureExtensions } from './pictures.ts';
import { redirectMatchTypes } from './redirect-rules.ts';
import { redirectTypes } from './redirects.ts';
import { answerPage, answerReminderInput, readAnswerPageInput } from './reminder-answers.ts';
import { erasedCounts, eraseExpiredRecordsInput, expiredRecords, findExpiredRecordsInput } from './retention.ts';
import { addressKinds } from './site-addresses.ts';
import { urlAnswer, urlFinding } from './url-health.ts';
import { trafficBatch } from './url-traffic.ts';
import { z } from './zod-setup.ts';

const empty = z.object({});

/** The version that each consent names, of those that name one of these versions of legal texts. */
const listConsentedVersions = {
  input: z.object({ versions: z.array(z.string()) }),
  output: z.array(z.string()),
} as const;

const activeRedirect = z.object({
  id: z.string(),
  matchType: z.enum(redirectMatchTypes),
  fromUrl: z.string(),
  toUrl: z.string(),
  redirectType: z.literal(redirectTypes),
});

export type ActiveRedirect = z.infer<typeof activeRedirect>;

/**
 * The functions that services call of each other, in process or over HTTP. Inputs and outputs are plain JSON.
 */
export const internalCalls = {
  appointments: {
    getAppointment: { input: z.object({ id: z.string() }), output: appointmentRecord.nullable() },
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
    ...exampleCalls,
    readSettings: { input: empty, output: z.record(z.string(), z.string()) },
    getLegalTextVersion: {
      input: z.object({ slug: z.string() }),
      output: z.object({ version: z.string().nullable() }),
    },
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
  seo: {
    /** The addresses of the example pages whose meta tag somebody has edited. */
    listEditedExampleTags: { input: empty, output: z.array(z.string()) },
    /** The pages whose shared picture is the one with this id. */
    listPicturePages: {
      input: z.object({ id: z.string() }),
      output: z.array(z.object({ id: z.string(), pageKey: z.string() })),
    },
    /** The active redirect from a path, however it is spelled. */
    findRedirect: {
      input: z.object({ path: z.string() }),
      output: z.object({ fromUrl: z.string(), toUrl: z.string() }).nullable(),
    },
    /** The active redirects to a path. */
    listRedirectsTo: { input: z.object({ path: z.string() }), output: z.array(z.object({ fromUrl: z.string() })) },
    listActiveRedirects: { input: empty, output: z.array(activeRedirect) },
    /** Paths that their meta tag keeps out of search engines. */
    listHiddenAddresses: { input: empty, output: z.array(z.string()) },
    /** Keeps the scores of the pages as those of today, unless they are kept already. */
    keepSeoScores: { input: empty, output: empty },
    /** The id of the meta tag of a path; null where it has none. */
    findMetaTagAt: { input: z.object({ path: z.string() }), output: z.object({ id: z.string().nullable() }) },
    /** Plans the next nightly check of the addresses, unless it is planned or switched off. */
    planUrlCheck: { input: empty, output: empty },
    /** The next addresses that a check wants to be asked; none when it is done. */
    nextUrlsToCheck: {
      input: z.object({ runId: z.string(), isNightly: z.boolean() }),
      output: z.object({ pages: z.array(z.string()), targets: z.array(z.string()) }),
    },
    noteUrlAnswers: { input: z.object({ runId: z.string(), answers: z.array(urlAnswer) }), output: empty },
    /** The faults that a check was the first to find. */
    listNewUrlFaults: {
      input: z.object({ id: z.string() }),
      output: z.array(urlFinding.extend({ url: z.string(), title: z.string() })),
    },
    /** Adds to the counts by id; a batch that was counted already is not counted again. */
    countRedirectHits: {
      input: z.object({ batchId: z.string(), hits: z.record(z.string(), z.number()) }),
      output: empty,
    },
    /** Condenses and deletes what is over; the secret that visitors of each current day are told apart with. */
    prepareTraffic: { input: empty, output: z.object({ salts: z.record(z.string(), z.string()) }) },
    /** Adds a batch to the counts, once. */
    recordTraffic: { input: trafficBatch, output: empty },
    /** Counts what a browser measured of a page. */
    recordLoadTimes: { input: loadTimeSample, output: empty },
    /** Adds to the counts of addresses that are not there; a batch that was counted already is not counted again. */
    recordMissingAddresses: {
      input: z.object({ batchId: z.string(), rows: z.array(missingAddressCount) }),
      output: empty,
    },
  },
  messaging: {
    /** A sound of a user as it is stored; null for an unknown id. */
    getNotificationSound: {
      input: z.object({ id: z.string() }),
      output: z.object({ type: z.enum(soundTypes), base64: z.string() }).nullable(),
    },
    listConsentedVersions,
    getNotification: { input: z.object({ id: z.string() }), output: notificationRecord.nullable() },
    /** As of appointments. */
    findPersonalData: { input: personalDataSubject, output: z.array(foundPersonalData) },
    erasePersonalRecord: { input: erasedPersonalRecord, output: empty },
    findExpiredRecords: { input: findExpiredRecordsInput, output: expiredRecords },
    eraseExpiredRecords: { input: eraseExpiredRecordsInput, output: z.object({ erased: erasedCounts }) },
  },
  identity: identityCalls,
} as const satisfies Record<string, Record<string, { input: z.ZodType; output: z.ZodType }>>;

export const serviceNames = ['identity', 'appointments', 'content', 'seo', 'messaging'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type InternalCalls = typeof internalCalls;
