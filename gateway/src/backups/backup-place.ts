/** Where backups lie and what they are made with. */
export type BackupPlace = {
  /** The address of the database, with its name. */
  uri: string;
  /** A folder of the database, where that is on a disk of this machine. */
  databaseDir: string | undefined;
  /** The folder of the files; several gateways share it. */
  folder: string;
  /** The first encrypts, all of them decrypt. */
  secrets: readonly string[];
  /** The ids of the migrations that this version knows. */
  migrations: ReadonlySet<string>;
  /** The gateway is ending: what is under way is begun again later. */
  stopped: AbortSignal;
};
