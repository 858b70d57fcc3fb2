import { dropIndexes, type Migration } from '@practice/service-kit';

/** Searches find any part of a word, which no index answers: the one over their words only costs every write. */
export const noIndexOfSearchWords: Migration = {
  name: '2026-11-22-no-index-of-search-words',
  up: () => dropIndexes('appointments', ['searchTokens_1']),
};
