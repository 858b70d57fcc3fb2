/** The code with which a process ends that must not work on the data it finds, until a person has done something. */
export const REFUSED_EXIT_CODE = 78;

/** The data cannot be migrated, or is newer than the program. The message is a sentence for whoever started it. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}
