import { DESTRUCTION_RECORD_YEARS } from './personal-data.ts';

const MAX_DAYS = 10_950;
/** Requests prove what was done on them: for as long as the records of destruction are kept. */
const REQUEST_DAYS = DESTRUCTION_RECORD_YEARS * 366;

/**
 * For how many days records are kept, by setting: by default, at least and at most. The least is more than a slip of the
 * hand away from the default, so that nobody erases the running year by one digit too few.
 */
export const retentionDays = {
  data_retention_period: { default: 3650, min: 730, max: MAX_DAYS },
  contact_message_retention_days: { default: 730, min: 365, max: MAX_DAYS },
  email_retention_days: { default: 365, min: 180, max: MAX_DAYS },
  data_request_retention_days: { default: REQUEST_DAYS, min: REQUEST_DAYS, max: MAX_DAYS },
} as const;
