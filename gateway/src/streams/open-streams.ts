import type { ServerResponse } from 'node:http';

/** The answers that stay open (server-sent events): counted for the metrics, ended when the process stops. */
export class OpenStreams {
  readonly #open = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  get size(): number {
    return this.#open.size;
  }

  endAll(): void {
    for (const response of this.#open) response.end();
  }
}
