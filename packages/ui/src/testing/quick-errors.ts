import { configure, getConfig } from '@testing-library/react';

/** Set by the library itself while `waitFor` and `findBy` try. */
type Trying = { _disableExpensiveErrorDiagnostics?: boolean };

const { getElementError } = getConfig();

/**
 * Prints no page for a query that is tried again: of those, only the error of the last try is seen, and the library
 * adds the page to it when time is up.
 */
export function installQuickErrors(): void {
  configure({
    getElementError(message, container) {
      const isTrying = (getConfig() as Trying)._disableExpensiveErrorDiagnostics;
      // Without a message it is one of the elements that a message lists.
      if (!isTrying || message === null) return getElementError(message, container);
      return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
    },
  });
}
