/**
 * Words that names no longer use, each with what to say instead: the field's own term, which a newcomer guesses. A word
 * that was retired once must not come back in a new screen.
 */
export const retiredWords: Record<string, string> = {
  deed: 'action, or changeType',
  deeds: 'actions',
};

/** Names that have a retired word in them because a library, the browser or English at large calls it so. */
export const exceptions = new Set(['placeItems', 'placeContent', 'placeSelf']);

/** What no text may say: it cites a document that a reader of this repository does not have. */
export const missingDocuments: RegExp[] = [
  /\bdocument [1-4]\b/i,
  /\bdesign\.md\b/,
  /\bconventions\.md\b|\bconventions, \d/,
  /(?<!docs\/)\barchitecture\.md\b/,
  /\bdecisions, "/,
];
