import { ApiProblem } from './api-problem.ts';

type Versioned = { id: string; version: number };

/**
 * Records behind `fakeApi`, changed the way the services change theirs: a change of an outdated version is refused with
 * the current record. `create`, `update` and `remove` are resolvers; new records are made of `blank`.
 */
export class FakeRecords<T extends Versioned> {
  all: T[];
  readonly #blank: T;
  #created = 0;

  constructor(blank: T, records: T[] = []) {
    this.#blank = blank;
    this.all = records;
  }

  /** Throws NOT_FOUND. */
  find(id: string): T {
    const found = this.all.find((record) => record.id === id);
    if (!found) throw new ApiProblem('NOT_FOUND');
    return found;
  }

  /** Somebody else's change, and what `update` does. */
  change(id: string, changes: Partial<T>): T {
    const changed = { ...this.find(id), ...changes, version: this.find(id).version + 1 };
    this.all = this.all.map((record) => (record.id === id ? changed : record));
    return changed;
  }

  readonly create = ({ input }: { input: Partial<T> }): T => {
    this.#created += 1;
    // What a form leaves empty is the service's to decide.
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    const created = { ...this.#blank, ...given, id: `new${this.#created}`, version: 1 };
    this.all = [...this.all, created];
    return created;
  };

  readonly update = ({ id, input: { version, ...changes } }: { id: string; input: Partial<T> }): T => {
    const current = this.find(id);
    if (version !== undefined && version !== current.version) throw new ApiProblem('VERSION_CONFLICT', { current });
    return this.change(id, changes as Partial<T>);
  };

  readonly remove = ({ id }: { id: string }): true => {
    this.find(id);
    this.all = this.all.filter((record) => record.id !== id);
    return true;
  };
}
