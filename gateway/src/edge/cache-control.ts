/** For addresses that name what is at them, by a hash: browsers keep it for a year and never ask again. */
export const NEVER_CHANGES = 'public, max-age=31536000, immutable';
