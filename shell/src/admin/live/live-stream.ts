import type { LiveEvent, LiveHandler } from '@practice/ui/back-office';
import { eventNames } from './event-names.ts';

export type LiveStream = { close: () => void };

type Options = {
  onEvent: LiveHandler;
  /** Called when the stream breaks and the browser does not reconnect by itself: the session may have ended. */
  onBroken: () => void;
  /** The number of the last event seen; kept outside so that the next stream resumes after it. */
  seen?: { lastId: number };
  open?: (address: string) => EventSource;
  locks?: Pick<LockManager, 'request'> | undefined;
};

const address = '/api/notifications/stream';
/** Milliseconds before reconnecting after an error. */
const retryDelay = 5000;
/** The server sends a heartbeat every 15 s; without one for this long the connection counts as dead. */
const longestSilence = 50_000;

type NumberedEvent = { id: number; event: LiveEvent };
/** Between tabs: an event; a new tab's request for the stream's position; the reply of the tab that has the stream. */
type Message = NumberedEvent | { request: 'lastId' } | { lastId: number };

/**
 * The event stream (GET /api/notifications/stream). Browsers open only six connections to a host, so one tab has the
 * stream and forwards events to the others; when it closes, another tab resumes where it was. A broken stream reconnects
 * by itself and the server sends what was missed; no event is delivered twice.
 */
export function createLiveStream(options: Options): LiveStream {
  const { onEvent, onBroken, seen = { lastId: 0 }, open = (url) => new EventSource(url) } = options;
  const { locks = globalThis.navigator?.locks } = options;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('practice-live');
  const end = new AbortController();
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function deliver({ id, event }: NumberedEvent): void {
    if (event.type !== 'reset' && id <= seen.lastId) return;
    seen.lastId = id;
    onEvent(event);
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('event' in data) deliver(data);
    else if ('lastId' in data) seen.lastId = Math.max(seen.lastId, data.lastId);
    else if (source) broadcast({ lastId: seen.lastId });
  });
  broadcast({ request: 'lastId' });

  function broadcast(message: Message): void {
    channel?.postMessage(message);
  }

  function onMessage(message: MessageEvent<string>): void {
    listenForSilence();
    const received = read(message);
    if (!received) return;
    deliver(received);
    broadcast(received);
  }

  function connect(): void {
    source?.close();
    clearTimeout(retry);
    source = open(seen.lastId > 0 ? `${address}?lastEventId=${seen.lastId}` : address);
    for (const name of ['message', ...eventNames]) source.addEventListener(name, onMessage);
    source.addEventListener('open', listenForSilence);
    source.addEventListener('error', () => {
      // While its state is "connecting" the browser reconnects by itself.
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
      // Closed before this tab got the lock.
      .catch(() => {});
  } else connect();

  return {
    close() {
      end.abort();
      clearTimeout(retry);
      clearTimeout(silence);
      source?.close();
      channel?.close();
    },
  };
}

/** Undefined for heartbeats and unreadable messages. */
function read({ type, data, lastEventId }: MessageEvent<string>): NumberedEvent | undefined {
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
