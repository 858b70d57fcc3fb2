/**
 * Words that names no longer use, each with what to say instead: the field's own term, which a newcomer guesses. A word
 * that was retired once must not come back in a new screen.
 */
export const retiredWords: Record<string, string> = {
  admission: 'operationGuard',
  anew: 'again',
  apart: 'distributed, or separate',
  borders: 'boundaries',
  clinic: 'practice',
  complaint: 'warning',
  crossing: 'violation',
  crossings: 'violations',
  deed: 'action, or changeType',
  deeds: 'actions, or hits',
  door: 'api, or endpoint',
  doors: 'apis, or endpoints',
  eldest: 'oldest',
  fact: 'indexEntry',
  facts: 'descriptionList, or indexEntry',
  hear: 'onEvent',
  heard: 'received',
  held: 'cached, reserved, locked or pending',
  judge: 'classify',
  misfit: 'blockReason',
  neighbours: 'stubs',
  piece: 'part, or bucket',
  pieces: 'parts, or buckets',
  proof: 'test, or credential',
  roof: 'composition',
  settle: 'reserve, or record',
  settled: 'reserved, or recorded',
  stretch: 'interval',
  stretches: 'intervals',
  tell: 'notify, or log',
  tells: 'notifies',
  told: 'emitted, notified or reported',
  trouble: 'failure',
  twin: 'duplicate',
  unsettle: 'release',
  unsettled: 'released',
  usual: 'default',
  waker: 'callback',
  wanted: 'requested',
  wording: 'formatting',
  workplace: 'layout',
  world: 'fixtures',
};

/** Names that have a retired word in them because a library, the browser, the API or English at large calls it so. */
export const exceptions = new Set([
  ...['allSettled', 'dynamicImportSettled', 'PromiseSettledResult'],
  ...['clinicAddress', 'clinicEmail', 'clinicName', 'clinicPhone'],
]);

/** What no text may say: it cites a document that a reader of this repository does not have. */
export const missingDocuments: RegExp[] = [
  /\bdocument [1-4]\b/i,
  /\bdesign\.md\b/,
  /\bconventions\.md\b|\bconventions, \d/,
  /\bof architecture\.md\b/,
  /\bdecisions, "/,
];

/** Options of libraries that look as if they did something, each with what to write instead. */
export const refusedOptions = [
  {
    option: /\btimeoutMS\s*(?::\s*\w|[,}])/,
    instead: "has no effect in MongoDB's driver; give a command { signal: AbortSignal.timeout(…) } or maxTimeMS",
  },
];
