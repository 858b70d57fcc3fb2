import { database, type Migration } from '@practice/service-kit';

/** `stamp` of users, and of the sessions that keep a copy, is `securityStamp`; its value stays, so nobody is signed out. */
export const securityStamps: Migration = {
  name: '2026-11-22-security-stamps',
  async up() {
    for (const collection of ['users', 'sessions']) {
      await database()
        .collection(collection)
        .updateMany({ stamp: { $exists: true } }, { $rename: { stamp: 'securityStamp' } });
    }
  },
};
