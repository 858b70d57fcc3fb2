import { DomainError, type EventFeed } from '@practice/service-kit';
import { type RequestHandler, Router } from 'express';
import type { Actors } from '../auth/actors.ts';
import { callerStill, sessionKeyOfRequest } from '../auth/identify.ts';
import { actorOf } from '../edge/locals.ts';
import type { OpenStreams } from './open-streams.ts';
import { streamEvents } from './stream-events.ts';

export const STREAM_PATH = '/api/notifications/stream';

type StreamDeps = { streams: OpenStreams; actors: Actors; feed: () => EventFeed | undefined };

/**
 * The staff's event stream; see `streamEvents`. It ends with its session or token: at once when somebody signs out or the
 * user changes, and at the next heartbeat when the session's time is over.
 */
export function streamRouter({ streams, actors, feed }: StreamDeps): RequestHandler {
  return Router().get(STREAM_PATH, async (request, response) => {
    const current = feed();
    if (!current) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    const { role } = actorOf(response);
    const isStillWelcome = async () => (await callerStill(actors, request))?.role === role;
    const sessionKey = sessionKeyOfRequest(request);
    await streamEvents(request, response, { feed: current, streams, sessionKey, isStillWelcome });
  });
}
