import { can, eventDefinitions, type PracticeEvent } from '@practice/contracts';
import { callService, DomainError, type EventFeed, isKept, lastSeq, logger, readEvents } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { actorOf } from '../edge/locals.ts';
import type { OpenStreams } from './open-streams.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 5000;
const MAX_STREAMS_PER_USER = 10;
/** Whoever missed more than this reads anew instead. */
const MAX_REPLAYED = 1000;
const MAX_UNREAD_BYTES = 1 << 20;

type StreamOptions = {
  feed: EventFeed;
  streams: OpenStreams;
  /** The session that the stream belongs to; none with an access token. */
  sessionKey: string | undefined;
  /** Whether session or token go on and the role is still the same; asked at every heartbeat. */
  isStillWelcome: () => Promise<boolean>;
};

/**
 * GET /api/notifications/stream (document 2, section 7; decisions, "Calendar, contacts, notifications"): a new
 * notification is a plain message, other events have their type as name; the id is the event's number. After a
 * reconnect with Last-Event-ID what was missed is sent first, whichever gateway answers; what is too old to be known
 * is told by `reset`.
 */
export async function streamEvents(request: Request, response: Response, options: StreamOptions): Promise<void> {
  const { feed, streams, sessionKey, isStillWelcome } = options;
  const actor = actorOf(response);
  if (!can(actor.role, 'notification:read')) {
    throw new DomainError(actor.role === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  }
  if (streams.countOf(actor.userId) >= MAX_STREAMS_PER_USER)
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });

  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  streams.add(response, actor.userId);
  const write = (text: string) => {
    if (response.writableEnded) return;
    response.write(text);
    // A reader that does not keep up is cut; it comes back and gets what it missed.
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  };
  write(`retry: ${RETRY_MS}\n\n`);

  // Subscribed before the log is read, and sent by one queue in order of the numbers: nothing is missed or twice.
  let last = 0;
  let queue: Promise<void> = Promise.resolve();
  const send = (event: PracticeEvent) => {
    queue = queue.then(async () => {
      if (event.seq <= last) return;
      last = event.seq;
      const { audience } = eventDefinitions[event.type];
      if (audience && can(actor.role, audience) && isFor(actor.userId, event)) write(await toMessage(event));
    });
    queue.catch((err) => {
      logger.warn({ err }, 'stream broken');
      response.destroy();
    });
  };
  const buffered: PracticeEvent[] = [];
  let isReplaying = true;
  const endIfOver = async () => {
    if (!(await isStillWelcome().catch(() => true))) response.end();
  };
  const unsubscribe = feed.subscribe((event) => {
    if (event.type === 'session.ended' && event.payload.sessionKey === sessionKey) response.end();
    if (event.type === 'user.changed' && event.payload.userId === actor.userId) endIfOver();
    if (isReplaying) buffered.push(event);
    else send(event);
  });
  const heartbeat = setInterval(() => {
    write(`data: ${JSON.stringify({ type: 'heartbeat', timestamp: new Date().toISOString() })}\n\n`);
    endIfOver();
  }, HEARTBEAT_MS);
  response.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  // The session may have ended before there was anybody to hear of it.
  endIfOver();
  try {
    last = await firstPlace(request, write);
    for (let seq = last; ; ) {
      const events = await readEvents(seq);
      if (events.length === 0) break;
      for (const event of events) send(event);
      seq = events.at(-1)?.seq ?? seq;
    }
  } catch (err) {
    logger.warn({ err }, 'events could not be replayed');
    response.end();
  }
  isReplaying = false;
  for (const event of buffered) send(event);
}

/** The number after which the stream begins: what the client saw last, or now, with word when something is lost. */
async function firstPlace(request: Request, write: (text: string) => void): Promise<number> {
  const now = await lastSeq();
  const seen = Number(request.get('last-event-id') ?? request.query.lastEventId);
  if (!Number.isInteger(seen) || seen <= 0) return now;
  const isKnown = seen === now || (seen < now && now - seen <= MAX_REPLAYED && (await isKept(seen + 1)));
  if (isKnown) return seen;
  write(`event: reset\nid: ${now}\ndata: {}\n\n`);
  return now;
}

/** What somebody read or took away is that person's alone. */
function isFor(userId: string | null, event: PracticeEvent): boolean {
  return event.type !== 'notification.changed' || event.payload.userId === null || event.payload.userId === userId;
}

async function toMessage(event: PracticeEvent): Promise<string> {
  if (event.type !== 'notification.created') {
    return `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event.payload)}\n\n`;
  }
  const { notificationId } = event.payload;
  const notification = await callService('messaging', 'getNotification', { id: notificationId });
  if (!notification) return `id: ${event.seq}\nevent: notification.changed\ndata: {}\n\n`;
  return `id: ${event.seq}\ndata: ${JSON.stringify(notification)}\n\n`;
}
