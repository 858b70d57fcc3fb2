import { setTimeout as wait } from 'node:timers/promises';
import type { Command, CommandKind } from './command.ts';

/** What may be lost: answers to what a driver sends again by itself. */
const REPEATED: CommandKind[] = ['write', 'commit'];

export type Loss = {
  /** Default: writes that the driver may send again, and commits. */
  kinds?: CommandKind[];
  /** Of these only the commands of one name. */
  name?: string;
  /** Whether the command is executed before the socket closes. Default true. */
  isExecuted?: boolean;
};

type Ordered = Loss & { kinds: CommandKind[]; isExecuted: boolean };

/** What befalls commands on their way: they wait while everything hangs, are late, or get no answer. */
export class Faults {
  latencyMs = 0;
  /** The least time without a loss, and without a new connection, before something is lost. */
  intervalMs = 0;
  /** How many commands have lost their answer. */
  happened = 0;
  readonly #losses: Ordered[] = [];
  #stirredAt = 0;
  #hanging: Promise<void> | undefined;
  #resume: () => void = () => {};

  /** Lets the next `count` commands of these kinds lose their answer. */
  lose(count: number, { kinds = REPEATED, name, isExecuted = true }: Loss = {}): void {
    for (let left = count; left > 0; left--) this.#losses.push({ kinds, isExecuted, ...(name ? { name } : {}) });
  }

  /**
   * Lets the next command of a kind get lost, unless one is to be lost already: after a quiet time all that had come together
   * would befall one command and its repetition, which a driver sends once.
   */
  loseOne(kind: CommandKind, isExecuted: boolean): void {
    if (!this.#losses.some(({ kinds }) => kinds.includes(kind))) this.lose(1, { kinds: [kind], isExecuted });
  }

  /** How many of the ordered losses have not happened yet. */
  get left(): number {
    return this.#losses.length;
  }

  /** What is to be lost of a command, and is so from now on. */
  takeLoss({ kind, name }: Command): Ordered | undefined {
    const index = this.#losses.findIndex((loss) => loss.kinds.includes(kind) && name === (loss.name ?? name));
    if (index < 0 || Date.now() - this.#stirredAt < this.intervalMs) return undefined;
    this.stir();
    this.happened += 1;
    return this.#losses.splice(index, 1)[0];
  }

  /** Puts the next loss off: a driver connects again, and repeats but once what is broken off while it does. */
  stir(): void {
    this.#stirredAt = Date.now();
  }

  /** Loses nothing of what is still to be lost. */
  forgetLosses(): void {
    this.#losses.length = 0;
  }

  hang(): void {
    this.#hanging ??= new Promise((resolve) => {
      this.#resume = resolve;
    });
  }

  resume(): void {
    this.#resume();
    this.#hanging = undefined;
  }

  /** Waits until nothing hangs, and for the latency. */
  async pass(): Promise<void> {
    while (this.#hanging) await this.#hanging;
    if (this.latencyMs > 0) await wait(this.latencyMs);
  }
}
