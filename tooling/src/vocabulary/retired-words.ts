/**
 * Words that names no longer use, each with what to say instead: the field's own term, which a newcomer guesses. A word
 * that was retired once must not come back in a new screen.
 */
export const retiredWords: Record<string, string> = {
  admission: 'operationGuard',
  borders: 'boundaries',
  crossing: 'violation',
  crossings: 'violations',
  deed: 'action, or changeType',
  deeds: 'actions, or hits',
  door: 'api, or endpoint',
  doors: 'apis, or endpoints',
  facts: 'descriptionList, or indexEntry',
  held: 'cached, reserved, locked or pending',
  misfit: 'blockReason',
  neighbours: 'stubs',
  roof: 'composition',
  settle: 'reserve, or record',
  settled: 'reserved, or recorded',
  tell: 'notify, or log',
  told: 'emitted, notified or reported',
  twin: 'duplicate',
  unsettle: 'release',
  usual: 'default',
  waker: 'callback',
  wanted: 'requested',
  workplace: 'layout',
};

/** Names that have a retired word in them because a library, the browser or English at large calls it so. */
export const exceptions = new Set(['allSettled', 'PromiseSettledResult']);

/** What no text may say: it cites a document that a reader of this repository does not have. */
export const missingDocuments: RegExp[] = [
  /\bdocument [1-4]\b/i,
  /\bdesign\.md\b/,
  /\bconventions\.md\b|\bconventions, \d/,
  /\bof architecture\.md\b/,
  /\bdecisions, "/,
];
