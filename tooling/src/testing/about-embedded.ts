import { beforeEach } from 'vitest';
import { ABOUT_EMBEDDED, givenServer } from './test-server.ts';

/** Skips the tests of a file or a group when the run is given a server: they are about the embedded database itself. */
export function isAboutEmbedded(): void {
  beforeEach(({ skip }) => skip(givenServer !== undefined, ABOUT_EMBEDDED));
}
