import { createHash } from 'node:crypto';
import { BSON } from 'mongodb';

/** How many documents a collection has, and what is in all of them. */
export type Contents = { count: number; digest: string };

const MODULUS = 1n << 128n;

/** Counts documents and adds up their hashes by collection: the same whatever the order in which they come. */
export class ContentsCounter {
  readonly #found = new Map<string, { count: number; sum: bigint }>();
  documents = 0;
  /** As the database counts those of documents. */
  bytes = 0;

  /** @param document with its types as they are stored (`promoteValues: false`) */
  add(collection: string, document: BSON.Document): void {
    const bytes = BSON.serialize(document);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const { count, sum } = this.#found.get(collection) ?? { count: 0, sum: 0n };
    this.#found.set(collection, { count: count + 1, sum: (sum + BigInt(`0x${hash}`)) % MODULUS });
    this.documents += 1;
    this.bytes += bytes.length;
  }

  contents(): Record<string, Contents> {
    const rows = [...this.#found].map(([name, { count, sum }]) => [name, { count, digest: sum.toString(16) }]);
    return Object.fromEntries(rows);
  }
}
