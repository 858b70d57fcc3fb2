import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../../testing/random.ts';
import type { CommandKind } from './command.ts';

/** What chaos does, in turn: see the functions of `StrictProxy`. */
export type Disruption = 'stepDown' | 'crash' | 'loseReplies' | 'loseRequests' | 'hang';

export type ChaosOptions = {
  seed: number;
  /** What happens, each as often as the others. Default: everything. */
  disruptions?: Disruption[];
  /** What loses answers or requests. Default: writes that a driver repeats, commits, statements of transactions and reads. */
  kinds?: CommandKind[];
  /** The pause before each disruption, in milliseconds: from, to. Default 500 to 3000. */
  pauseMs?: [number, number];
  /** How long an election takes. Default 800 to 3000 ms. */
  electionMs?: [number, number];
  /** How long everything hangs. Default 200 to 2500 ms. */
  hangMs?: [number, number];
  /** The least time between two losses, and between a new connection and a loss, in milliseconds. Default 0. */
  lossIntervalMs?: number;
};

type Actions = {
  stepDown: (options: { electionMs: number; isCrash: boolean }) => Promise<void>;
  loseOne: (kind: CommandKind, isExecuted: boolean) => void;
  hang: () => void;
  resume: () => void;
  onDisruption: (what: string) => void;
};

const all: Disruption[] = ['stepDown', 'crash', 'loseReplies', 'loseRequests', 'hang'];

/** Lets one disruption after the other happen, the same ones for the same seed, until it is stopped. */
export function startChaos(options: ChaosOptions, actions: Actions): { stop: () => Promise<void> } {
  const { disruptions = all, kinds = ['write', 'commit', 'statement', 'read'] } = options;
  const random = randomFrom(options.seed);
  const between = ([from, to]: [number, number]) => Math.round(from + random.next() * (to - from));
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  async function happen(what: Disruption): Promise<void> {
    const ms = between(what === 'hang' ? (options.hangMs ?? [200, 2500]) : (options.electionMs ?? [800, 3000]));
    const count = 1 + Math.floor(random.next() * 4);
    actions.onDisruption(what.startsWith('lose') ? `${what} ${count}` : `${what} ${ms} ms`);
    if (what === 'loseReplies' || what === 'loseRequests') {
      // One kind each: else the most frequent one would take them all.
      for (const kind of random.shuffle(kinds).slice(0, count)) actions.loseOne(kind, what === 'loseReplies');
    } else if (what === 'hang') {
      actions.hang();
      await pause(ms);
      actions.resume();
    } else {
      await actions.stepDown({ electionMs: ms, isCrash: what === 'crash' });
    }
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      const [what] = random.shuffle(disruptions);
      await pause(between(options.pauseMs ?? [500, 3000]));
      if (what && !stopping.signal.aborted) await happen(what);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
