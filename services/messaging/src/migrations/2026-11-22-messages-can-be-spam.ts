import { database, type Migration } from '@practice/service-kit';

const FORMER_INDEX = 'status_1_createdAt_-1';

/** Contact messages get the mark of spam, an assignee and the time of the last reply; the list's index follows. */
export const messagesCanBeSpam: Migration = {
  name: '2026-11-22-messages-can-be-spam',
  up: async () => {
    const messages = database().collection('contact_messages');
    await messages.updateMany(
      { isSpam: { $exists: false } },
      { $set: { isSpam: false, assigneeId: null, repliedAt: null } },
    );
    const isThere = await database().listCollections({ name: 'contact_messages' }).hasNext();
    if (!isThere) return;
    const names = (await messages.indexes()).map(({ name }) => name);
    if (names.includes(FORMER_INDEX)) await messages.dropIndex(FORMER_INDEX);
  },
};
