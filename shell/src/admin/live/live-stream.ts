import type { LiveEvent, LiveHandler, SubscribeToLive } from '@practice/ui/admin';
import { eventNames } from './event-names.ts';

export type LiveStream = { subscribe: SubscribeToLive; close: () => void };

type Options = {
  /** Called when the stream breaks and does not come back by itself: the session may be over. */
  onBroken: () => void;
  /** The number of the last event seen; kept outside, so that the next stream goes on after it. */
  seen?: { lastId: number };
  open?: (address: string) => EventSource;
  locks?: Pick<LockManager, 'request'> | undefined;
};

const address = '/api/notifications/stream';
/** Milliseconds until another try after an error (document 2, section 7). */
const retryDelay = 5000;
/** The server gives a sign of life every 15 s; without one for this long the connection is dead. */
const longestSilence = 50_000;

type Told = { id: number; event: LiveEvent };
/** Between tabs: an event; a new tab's question where the stream is; the answer of the one that holds it. */
type Message = Told | { question: 'place' } | { place: number };

/**
 * The stream of events (GET /api/notifications/stream). Browsers open six connections to a host, so of all tabs only one
 * holds the stream and tells the others; when it closes another takes over where it was. Breaks are mended silently, and
 * what came in between is sent by the server after it; nothing is told twice.
 */
export function createLiveStream(options: Options): LiveStream {
  const { onBroken, seen = { lastId: 0 }, open = (url) => new EventSource(url) } = options;
  const { locks = globalThis.navigator?.locks } = options;
  const handlers = new Set<LiveHandler>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('practice-live');
  const end = new AbortController();
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function deliver({ id, event }: Told): void {
    if (event.type !== 'reset' && id <= seen.lastId) return;
    seen.lastId = id;
    for (const handler of handlers) handler(event);
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('event' in data) deliver(data);
    else if ('place' in data) seen.lastId = Math.max(seen.lastId, data.place);
    else if (source) tell({ place: seen.lastId });
  });
  tell({ question: 'place' });

  function tell(message: Message): void {
    channel?.postMessage(message);
  }

  function onMessage(message: MessageEvent<string>): void {
    listenForSilence();
    const told = read(message);
    if (!told) return;
    deliver(told);
    tell(told);
  }

  function connect(): void {
    source?.close();
    clearTimeout(retry);
    source = open(seen.lastId > 0 ? `${address}?lastEventId=${seen.lastId}` : address);
    for (const name of ['message', ...eventNames]) source.addEventListener(name, onMessage);
    source.addEventListener('open', listenForSilence);
    source.addEventListener('error', () => {
      // While it says that it is connecting, the browser tries again by itself.
      if (source?.readyState !== EventSource.CLOSED) return;
      onBroken();
      clearTimeout(retry);
      retry = setTimeout(connect, retryDelay);
    });
  }

  function listenForSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(connect, longestSilence);
  }

  if (locks) {
    locks
      .request('practice-live', { signal: end.signal }, () => {
        connect();
        return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
      })
      // Given up before it was this tab's turn.
      .catch(() => {});
  } else connect();

  return {
    subscribe(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    close() {
      end.abort();
      clearTimeout(retry);
      clearTimeout(silence);
      source?.close();
      channel?.close();
    },
  };
}

/** Undefined for signs of life and what cannot be read. */
function read({ type, data, lastEventId }: MessageEvent<string>): Told | undefined {
  try {
    const payload = JSON.parse(data);
    if (type === 'message' && (payload.type === 'heartbeat' || !('id' in payload))) return undefined;
    return {
      id: Number(lastEventId),
      event: { type: type === 'message' ? 'notification.created' : type, payload } as LiveEvent,
    };
  } catch {
    return undefined;
  }
}
