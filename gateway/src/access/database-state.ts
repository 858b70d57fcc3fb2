import { database, decryptText, isEncrypted } from '@practice/service-kit';
import { followWrites } from '@practice/service-kit/testing';

type Documents = Map<string, Record<string, unknown>>;
export type State = Map<string, Documents>;

/** Counters, limits and sessions, which are no records of the practice. */
const ASIDE = new Set(['counters', 'event_cursors', 'rate_limit_hits', 'sessions', 'login_attempts']);

let known: State = new Map();
let takeWritten: (() => { names: string[] }) | undefined;

/**
 * Every record of the practice, by collection and id; a collection that nobody wrote to since the last reading is the
 * same object.
 */
export async function readState(): Promise<State> {
  const names = (takeWritten ? takeWritten().names : await allCollections()).filter((name) => !ASIDE.has(name));
  takeWritten ??= followWrites();
  const found = await Promise.all(
    names.map((name) => database().collection(name).find({}, { batchSize: 10_000 }).toArray()),
  );
  const read = names.map((name, index) => [name, byId(found[index] ?? [])] as const);
  known = new Map([...known, ...read]);
  return known;
}

async function allCollections(): Promise<string[]> {
  const collections = await database().listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function byId(documents: Record<string, unknown>[]): Documents {
  return new Map(documents.map((document) => [String(document._id), document]));
}

/** Puts every record that differs back as it was; `now` is what is stored. */
export async function restoreState(state: State, now: State): Promise<void> {
  for (const [name, documents] of now) {
    const before = state.get(name) ?? new Map();
    if (documents === before) continue;
    const added = [...documents].filter(([id]) => !before.has(id));
    const gone = [...before].filter(([id]) => !documents.has(id));
    const changed = [...before].filter(([id, document]) => documents.has(id) && !isSame(document, documents.get(id)));
    const writes = [
      ...added.map(([, { _id }]) => ({ deleteOne: { filter: { _id } } })),
      ...changed.map(([, document]) => ({ replaceOne: { filter: { _id: document._id }, replacement: document } })),
      ...gone.map(([, document]) => ({ insertOne: { document } })),
    ];
    if (writes.length > 0)
      await database()
        .collection(name)
        .bulkWrite(writes as never);
  }
}

/** What changed, with ids, numbers of events, instants and networks taken out: they differ from one time to the next. */
export function changes(before: State, after: State): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  for (const [name, documents] of after) {
    const earlier = before.get(name) ?? new Map();
    if (documents === earlier) continue;
    const changed = [...documents].filter(([id, document]) => !isSame(document, earlier.get(id)));
    const gone = [...earlier.keys()].filter((id) => !documents.has(id)).length;
    if (changed.length > 0 || gone > 0) {
      found[name] = [
        ...changed.map(([id, document]) => withoutNames(readable(name, id, document))),
        ...(gone > 0 ? [{ gone }] : []),
      ];
    }
  }
  return found;
}

/** A document with its encrypted texts readable: the same text is never stored twice alike. */
function readable(collection: string, id: string, document: Record<string, unknown>): unknown {
  const read = (value: unknown, field: string): unknown => {
    if (isEncrypted(value)) return decryptText(value, { collection, id, field });
    if (Array.isArray(value)) return value.map((each) => read(each, field));
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each, `${field}.${name}`)]));
  };
  return Object.fromEntries(Object.entries(document).map(([field, value]) => [field, read(value, field)]));
}

function withoutNames(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replace(/"[0-9a-f]{24}"/g, '"<id>"')
    .replace(/\b[0-9a-f]{24}\b/g, '<id>')
    // Of an e-mail that staff send by hand.
    .replace(/:m[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, ':m<uuid>"')
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"<instant>"')
    .replace(/"_id":\d+/g, '"_id":"<number>"')
    // Each caller of a test has a network of its own.
    .replace(/"network":"[\w-]{43}"/g, '"network":"<network>"');
  return JSON.parse(text);
}
