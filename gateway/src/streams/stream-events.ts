import { can } from '@practice/contracts';
import { DomainError, type EventFeed, refusalOf } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { actorOf } from '../edge/locals.ts';
import { EventStream } from './event-stream.ts';
import type { OpenStreams } from './open-streams.ts';

const MAX_PER_USER = 10;

type StreamOptions = {
  feed: EventFeed;
  streams: OpenStreams;
  /** The session that the stream belongs to; none with an access token. */
  sessionKey: string | undefined;
  /** Whether session or token are still valid and the role is still the same; checked with every heartbeat. */
  isStillWelcome: () => Promise<boolean>;
};

/**
 * GET /api/notifications/stream: the events that the caller may see, from now on. After a reconnect with Last-Event-ID
 * what was missed is sent first, whichever gateway answers; a `reset` says that too much was missed to be known.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS when the user has ten streams already.
 */
export async function streamEvents(request: Request, response: Response, options: StreamOptions): Promise<void> {
  const { streams, ...rest } = options;
  const actor = actorOf(response);
  if (!can(actor.role, 'notification:read')) {
    throw new DomainError(refusalOf(actor.role));
  }
  if (streams.countOf(actor.userId) >= MAX_PER_USER) {
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  streams.add(response, actor.userId);
  const lastSeen = Number(request.get('last-event-id') ?? request.query.lastEventId);
  await new EventStream(response, { ...rest, actor }).start(lastSeen);
}
