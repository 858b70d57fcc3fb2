import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { areFollowed, FieldChanges } from './field-changes.ts';
import { rootFields } from './root-fields.ts';

const MAX_RESULTS = 300;

/** `readAt` is when the reading began, by the clock of `performance`. */
export type Read = { result: ExecutionResult; readAt: number };
type Kept = Read & { fields: readonly string[] };

/**
 * Results of visitors' queries, shared by the pages that are rendered with them: a page that is rendered anew because one
 * thing has changed reads that alone. They go by the same events as pages. Rendering changes nothing in them.
 */
export class QueryResults {
  readonly #kept: LRUCache<string, Kept>;
  readonly #underWay = new Map<string, Promise<Read>>();
  readonly #changes: FieldChanges;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#changes = new FieldChanges(now);
    this.#kept = new LRUCache<string, Kept>({ max: MAX_RESULTS, ttl: 1, ttlResolution: 0, perf: { now } });
  }

  /** The result of a document: a kept one, or that of `execute`, which runs once for all who want it in that time. */
  async read(
    document: DocumentNode,
    variables: Record<string, unknown>,
    execute: () => Promise<ExecutionResult>,
  ): Promise<Read> {
    const fields = rootFields(document);
    if (!areFollowed(fields)) return { result: await execute(), readAt: this.#now() };
    const key = `${numberOf(document)} ${JSON.stringify(variables)}`;
    const known = this.#kept.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    const reading = this.#read(key, fields, execute);
    this.#underWay.set(key, reading);
    try {
      return await reading;
    } finally {
      if (this.#underWay.get(key) === reading) this.#underWay.delete(key);
    }
  }

  /** Drops the results of these root fields, also those that are still being read. */
  drop(fields: readonly string[]): void {
    this.#changes.note(fields);
    this.#underWay.clear();
    for (const [key, read] of this.#kept.entries()) {
      if (read.fields.some((field) => fields.includes(field))) this.#kept.delete(key);
    }
  }

  async #read(key: string, fields: readonly string[], execute: () => Promise<ExecutionResult>): Promise<Read> {
    const { count } = this.#changes;
    const readAt = this.#now();
    const read = { result: await execute(), readAt };
    const ttl = read.result.errors ? 0 : this.#changes.msToKeep(fields, count, readAt);
    if (ttl > 0) this.#kept.set(key, { ...read, fields }, { ttl });
    return read;
  }
}

const numbers = new WeakMap<DocumentNode, number>();
let count = 0;

/** Documents come with the builds, each as one object. */
function numberOf(document: DocumentNode): number {
  const number = numbers.get(document) ?? ++count;
  numbers.set(document, number);
  return number;
}
