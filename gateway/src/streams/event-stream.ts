import { can, eventDefinitions, type PracticeEvent } from '@practice/contracts';
import { type Actor, type EventFeed, isKept, lastSeq, logger, readEvents } from '@practice/service-kit';
import type { Response } from 'express';
import { messageOf } from './event-message.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 5000;
/** Whoever missed more than this refetches everything instead. */
const MAX_REPLAYED = 1000;
const MAX_UNREAD_BYTES = 1 << 20;

type Options = {
  actor: Actor;
  feed: EventFeed;
  sessionKey: string | undefined;
  isStillWelcome: () => Promise<boolean>;
};

/** One open stream of one caller. Events leave in the order of their numbers, none twice. */
export class EventStream {
  readonly #response: Response;
  readonly #options: Options;
  /** The number of the last event that was handled, sent or not. */
  #last = 0;
  /** Sends one event after the other: the text of a notification has to be fetched first. */
  #queue: Promise<void> = Promise.resolve();
  /** What arrives while missed events are read; undefined once they are sent. */
  #arrived: PracticeEvent[] | undefined = [];

  constructor(response: Response, options: Options) {
    this.#response = response;
    this.#options = options;
  }

  /** Sends what came after the event `lastSeen`, or after now when that is no known number, then goes on. */
  async start(lastSeen: number): Promise<void> {
    this.#write(`retry: ${RETRY_MS}\n\n`);
    // Subscribed before the log is read, so that nothing is missed in between.
    const unsubscribe = this.#options.feed.subscribe((event) => this.#receive(event));
    const heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#response.once('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
    });
    // The session may have ended before the stream subscribed.
    void this.#endIfOver();
    try {
      await this.#replay(lastSeen);
    } catch (err) {
      logger.warn({ err }, 'events could not be replayed');
      this.#response.end();
    }
    const arrived = this.#arrived ?? [];
    this.#arrived = undefined;
    for (const event of arrived) this.#send(event);
  }

  #receive(event: PracticeEvent): void {
    const { actor, sessionKey } = this.#options;
    if (event.type === 'session.ended' && event.payload.sessionKey === sessionKey) this.#response.end();
    if (event.type === 'user.changed' && event.payload.id === actor.userId) void this.#endIfOver();
    if (this.#arrived) this.#arrived.push(event);
    else this.#send(event);
  }

  async #replay(lastSeen: number): Promise<void> {
    this.#last = await this.#startAfter(lastSeen);
    for (let last = this.#last; ; ) {
      const events = await readEvents(last);
      if (events.length === 0) return;
      for (const event of events) this.#send(event);
      last = events.at(-1)?.seq ?? last;
    }
  }

  /** The number after which the stream begins; a `reset` goes out when events may have been missed. */
  async #startAfter(lastSeen: number): Promise<number> {
    const now = await lastSeq();
    if (!Number.isInteger(lastSeen) || lastSeen <= 0) return now;
    const isNear = lastSeen < now && now - lastSeen <= MAX_REPLAYED;
    if (lastSeen === now || (isNear && (await isKept(lastSeen + 1)))) return lastSeen;
    this.#write(`event: reset\nid: ${now}\ndata: {}\n\n`);
    return now;
  }

  #send(event: PracticeEvent): void {
    this.#queue = this.#queue.then(async () => {
      if (event.seq <= this.#last) return;
      this.#last = event.seq;
      if (this.#isVisible(event)) this.#write(await messageOf(event));
    });
    this.#queue.catch((err) => {
      logger.warn({ err }, 'stream broken');
      this.#response.destroy();
    });
  }

  /** By the event's audience; what is for one person, or was read or deleted by them, concerns that person only. */
  #isVisible(event: PracticeEvent): boolean {
    const { role, userId } = this.#options.actor;
    const { audience } = eventDefinitions[event.type];
    if (!audience || !can(role, audience)) return false;
    if (event.type !== 'notification.changed' && event.type !== 'notification.created') return true;
    return [null, userId].includes(event.payload.userId ?? null);
  }

  #beat(): void {
    this.#write(`data: ${JSON.stringify({ type: 'heartbeat', timestamp: new Date().toISOString() })}\n\n`);
    void this.#endIfOver();
  }

  async #endIfOver(): Promise<void> {
    if (!(await this.#options.isStillWelcome().catch(() => true))) this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded) return;
    this.#response.write(text);
    // A reader that does not keep up is cut off; it reconnects and gets what it missed.
    if (this.#response.writableLength > MAX_UNREAD_BYTES) this.#response.destroy();
  }
}
