import { database, type Migration } from '@practice/service-kit';

/** Users are records with a version, which a form sends back. */
export const usersHaveVersions: Migration = {
  name: '2026-11-23-users-have-versions',
  async up() {
    await database()
      .collection('users')
      .updateMany({ version: { $exists: false } }, { $set: { version: 1, timesLeftBehind: 0 }, $unset: { __v: '' } });
  },
};
