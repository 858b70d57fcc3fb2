import type { ServerResponse } from 'node:http';

/** The responses that stay open (server-sent events): counted for the metrics, ended when the process stops. */
export class OpenStreams {
  readonly #open = new Map<ServerResponse, string | null>();

  add(response: ServerResponse, userId: string | null): void {
    this.#open.set(response, userId);
    response.once('close', () => this.#open.delete(response));
  }

  get size(): number {
    return this.#open.size;
  }

  countOf(userId: string | null): number {
    return [...this.#open.values()].filter((owner) => owner === userId).length;
  }

  endAll(): void {
    for (const response of this.#open.keys()) response.end();
  }
}
