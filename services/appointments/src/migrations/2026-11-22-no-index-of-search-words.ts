import { database, type Migration } from '@practice/service-kit';

const INDEX = 'searchTokens_1';

/** Searches find any part of a word, which no index answers: the one over their words only costs every write. */
export const noIndexOfSearchWords: Migration = {
  name: '2026-11-22-no-index-of-search-words',
  up: async () => {
    const appointments = database().collection('appointments');
    const indexes = await appointments.indexes();
    if (indexes.some(({ name }) => name === INDEX)) await appointments.dropIndex(INDEX);
  },
};
