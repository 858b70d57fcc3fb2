import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, type PublicEventType, queriesByEvent, z } from '@practice/contracts';

/** Events that no page shows but a cache depends on, with the part of it that is out of date; null means all. */
const cacheKeys = {
  'address.moved': (move) => JSON.stringify(move),
  'blog-post.viewed': () => null,
  'redirect.changed': () => null,
  'user.changed': ({ id }) => id,
} satisfies { [T in EventType]?: (payload: EventPayload<T>) => string | null };

/** The events that invalidate caches of a process: these, and all that change what visitors see. */
export type StaleType = keyof typeof cacheKeys | PublicEventType;

const staleTypes = new Set<string>([
  ...Object.keys(cacheKeys),
  ...Object.entries(queriesByEvent).flatMap(([type, fields]) => (fields.length > 0 ? [type] : [])),
]);

/** What a change has made out of date; `at` is the time in milliseconds on the machine of the change. */
export type Stale = { id: string; type: StaleType; part: string | null; at: number };

/** By then every process has read the event itself by polling. */
const CARRIED_MS = 5000;
/** Keeps the header far below what servers accept. */
const MAX_CARRIED = 40;
const list = z.array(
  z.object({
    id: z.string(),
    type: z.enum([...staleTypes] as [StaleType]),
    part: z.string().nullable(),
    at: z.number(),
  }),
);

/** Header of requests to services and their responses, as JSON. */
export const STALE_HEADER = 'x-practice-stale';

let recent: Stale[] = [];
const listeners = new Set<(stale: Stale) => void>();

/** What an event makes out of date; undefined for events that no cache depends on. */
export function staleBy(event: { type: EventType; payload: unknown }): Pick<Stale, 'type' | 'part'> | undefined {
  if (!staleTypes.has(event.type)) return undefined;
  const type = event.type as StaleType;
  const partOf = (cacheKeys as Record<string, ((payload: never) => string | null) | undefined>)[type];
  return { type, part: partOf?.(event.payload as never) ?? null };
}

/** Calls `listener` for everything invalidated by a change of this process, or by one that it requested. */
export function onStale(listener: (stale: Stale) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call it with the events of a change as soon as it is committed. */
export function noteCommitted(events: { type: EventType; payload: unknown }[]): void {
  for (const event of events) {
    const stale = staleBy(event);
    if (stale) note({ ...stale, id: randomUUID(), at: Date.now() });
  }
}

/** What became out of date recently, to be sent to another process; undefined for nothing. */
export function carriedStale(): string | undefined {
  const since = Date.now() - CARRIED_MS;
  const carried = recent.filter(({ at }) => at > since);
  return carried.length > 0 ? JSON.stringify(carried) : undefined;
}

/** Applies what another process sent. An unreadable header is ignored: the events arrive a moment later. */
export function takeStale(header: string | string[] | undefined): void {
  if (typeof header !== 'string') return;
  const { data } = list.safeParse(parse(header));
  const known = new Set(recent.map(({ id }) => id));
  for (const stale of data ?? []) if (!known.has(stale.id)) note(stale);
}

function note(stale: Stale): void {
  recent = [...recent.slice(1 - MAX_CARRIED), stale];
  for (const listener of listeners) listener(stale);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
