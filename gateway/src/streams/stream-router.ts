import { DomainError, type EventFeed } from '@practice/service-kit';
import { type RequestHandler, Router } from 'express';
import type { Actors } from '../auth/actors.ts';
import { streamEvents } from './event-stream.ts';
import type { OpenStreams } from './open-streams.ts';

type StreamDeps = { streams: OpenStreams; actors: Actors; feed: () => EventFeed | undefined };

/** The staff's event stream; see `streamEvents`. A session that is over ends its stream at the next heartbeat. */
export function streamRouter({ streams, actors, feed }: StreamDeps): RequestHandler {
  return Router().get('/api/notifications/stream', async (request, response) => {
    const current = feed();
    if (!current) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    const { userId, stamp } = request.session;
    const isStillWelcome = async () => Boolean(userId && stamp && (await actors.find(userId, stamp)));
    await streamEvents(request, response, { feed: current, streams, isStillWelcome });
  });
}
