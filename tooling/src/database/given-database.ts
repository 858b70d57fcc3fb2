import { checkGivenDatabase as check, DatabaseNotUsable } from '@practice/service-kit/given-database';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/** `checkGivenDatabase` of the service kit, for a terminal: throws UserFacingError. */
export const checkGivenDatabase: typeof check = (...args) =>
  check(...args).catch((error) => {
    throw error instanceof DatabaseNotUsable ? new UserFacingError(error.message) : error;
  });
