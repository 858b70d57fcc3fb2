import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { framesOf } from './wire.ts';

/** The connection to the engine behind that belongs to one connection of a client; opened when it is first needed. */
export class Backend {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket | undefined;
  #frames: AsyncGenerator<Buffer> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ hostname, port }: URL) {
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Sends a message and returns the answer. What is sent at once is answered in turn. Throws when the engine is gone. */
  ask(message: Buffer): Promise<Buffer> {
    const answer = this.#last.then(() => this.#ask(message));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(message: Buffer): Promise<Buffer> {
    const { socket, frames } = this.#socket && this.#frames ? this.#both() : await this.#open();
    socket.write(message);
    const { value, done } = await frames.next();
    if (done) throw new Error('The engine behind the proxy has closed the connection.');
    return value;
  }

  #both() {
    return { socket: this.#socket as Socket, frames: this.#frames as AsyncGenerator<Buffer> };
  }

  async #open() {
    const socket = connect(this.#port, this.#host).setNoDelay(true);
    socket.on('error', () => {});
    await once(socket, 'connect');
    this.#socket = socket;
    this.#frames = framesOf(socket);
    return this.#both();
  }

  /** Closes the connection once the engine has answered what was asked. */
  async close(): Promise<void> {
    await this.#last;
    this.#socket?.destroy();
  }
}
