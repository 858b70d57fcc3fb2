import { addDays, today } from '@practice/contracts';
import { database, type Migration } from '@practice/service-kit';

const DAYS = 90;

/** Access tokens that were made without an end get one, 90 days from now: time enough to make others. */
export const accessTokensEnd: Migration = {
  name: '2026-11-22-access-tokens-end',
  async up() {
    await database()
      .collection('access_tokens')
      .updateMany({ expiresAt: null }, { $set: { expiresAt: addDays(today(), DAYS) } });
  },
};
