import { connectDatabase, database, disconnectDatabase } from '../database.ts';
import { followWrites, type Written } from './follow-writes.ts';

/** Records which migrations have run: a database in which a test has changed that is built anew. */
const MIGRATIONS = 'migrations';

/**
 * A database that the files of a worker use one after the other: it is built once, and each file puts back what the one
 * before has written. A file in which a test has changed collections or indexes leaves none behind.
 */
export class SharedDatabase {
  readonly #name: string;
  #takeWritten: () => Written = () => ({ names: [], isRebuilt: false });
  #builtFor: string | undefined;
  #left = new Set<string>();

  /** `kind` tells the databases of a worker apart. The run removes them by its number, the worker's parent's. */
  constructor(kind: string) {
    this.#name = `${kind}_run${process.ppid}_${process.pid}`;
  }

  /**
   * Connects to the database as `key` needs it.
   * @returns the collections that an earlier file has written to; undefined when the database is empty and has none
   */
  async open(uri: string, key: string): Promise<string[] | undefined> {
    await connectDatabase(uri, { dbName: this.#name, monitorCommands: true });
    const left = this.#builtFor === key ? [...this.#left] : undefined;
    if (!left) await database().dropDatabase();
    this.#builtFor = key;
    this.#left = new Set();
    this.#takeWritten = followWrites();
    return left;
  }

  /** Call it once everything is built and put back: what is written from then on is a test's. */
  built(): void {
    this.#takeWritten();
  }

  /** The collections that were written to since the last call. */
  written(): string[] {
    const { names, isRebuilt } = this.#takeWritten();
    if (isRebuilt || names.includes(MIGRATIONS)) this.#builtFor = undefined;
    for (const name of names) this.#left.add(name);
    return names;
  }

  /** Call it when a test has put collections back as they were. */
  putBack(names: string[]): void {
    this.#takeWritten();
    for (const name of names) this.#left.delete(name);
  }

  async close(): Promise<void> {
    this.written();
    await disconnectDatabase();
  }
}
