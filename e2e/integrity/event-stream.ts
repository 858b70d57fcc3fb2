import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '@practice/tooling/testing/caller';

type StreamMessage = { id: number; event: string; data: Record<string, unknown> };

const RETRY_MS = 200;

/** What a browser's EventSource does: reads, and reconnects after any end with the last id that it received. */
export class EventStream {
  readonly messages: StreamMessage[] = [];
  /** How often it has connected. */
  connections = 0;
  #urls: string[];
  #last = '';
  #cut = new AbortController();
  #isClosed = false;

  /** @param urls gateways, each connection at the next one. */
  constructor(urls: string[], staff: Caller) {
    this.#urls = urls;
    void this.#run(staff.cookie());
  }

  /** Breaks the connection, as a train in a tunnel does. */
  cut(): void {
    this.#cut.abort();
  }

  close(): void {
    this.#isClosed = true;
    this.#cut.abort();
  }

  async #run(cookie: string): Promise<void> {
    for (let tries = 0; !this.#isClosed; tries++) {
      this.#cut = new AbortController();
      const url = this.#urls[tries % this.#urls.length];
      await this.#read(`${url}/api/notifications/stream`, cookie).catch(() => undefined);
      await pause(RETRY_MS);
    }
  }

  async #read(url: string, cookie: string): Promise<void> {
    const headers = { cookie, ...(this.#last ? { 'last-event-id': this.#last } : {}) };
    const response = await fetch(url, { headers, signal: this.#cut.signal });
    if (!response.ok || !response.body) return;
    this.connections += 1;
    let text = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    const id = fields.get('id');
    if (id === undefined) return;
    this.#last = id;
    this.messages.push({
      id: Number(id),
      event: fields.get('event') ?? 'message',
      data: JSON.parse(fields.get('data') ?? '{}'),
    });
  }
}
