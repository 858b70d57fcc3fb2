import { logger } from '@practice/service-kit';
import type { Bundle, Rendered, Start, Task } from './messages.ts';
import { type Execute, PageProcess, type ProcessLimits, processLimits } from './page-process.ts';
import { Quarantine } from './quarantine.ts';

export type RenderPool = {
  /**
   * Renders a page with the remote's bundle in a process of its own. Without `remote` it is the frame alone. Rejects when the page cannot
   * be rendered (in time), or its process dies.
   */
  render: (page: PageTask) => Promise<Rendered>;
  end: () => void;
};

type PageTask = Omit<Task, 'id' | 'owner'> & {
  shellFile: string;
  /** The version that renders the page. */
  remote: Bundle | undefined;
  /** The version that renders the home page, by which the first process is known. */
  home: Bundle | undefined;
  owner?: { name: string } | undefined;
  execute: Execute;
};

/** One after another gets the process; it changes the remote when no page is rendered in it. */
type Slot = { child?: PageProcess; turn: Promise<unknown> };

/** After so many milliseconds at one page, a process may be stuck. */
const LONG_MS = 2000;

/**
 * Two processes at most: one renders pages of the remote that has the home page, and those of no remote; the other the pages
 * of all other remotes, with one version of one of them at a time. Each is started when it is first needed.
 */
export function createRenderPool(limits: ProcessLimits = processLimits): RenderPool {
  const own: Slot = { turn: Promise.resolve() };
  const others: Slot = { turn: Promise.resolve() };
  const quarantine = new Quarantine();
  let isEnded = false;

  function startProcess(start: Start): PageProcess {
    return new PageProcess(start, limits, (death) => {
      const remote = start.remote?.label;
      logger.error({ err: death.error, remote }, 'a process that renders pages died');
      if (!start.remote || !quarantine.note(start.remote.file, death)) return;
      logger.error({ remote }, 'this version is rendered in browsers alone for an hour');
    });
  }

  function hasBundles({ child }: Slot, { shellFile, remote }: Start): boolean {
    if (!child || child.isOver) return false;
    const fits = remote === undefined || child.start.remote?.file === remote.file;
    return fits && child.start.shellFile === shellFile;
  }

  /** Waits until the slot's process has these bundles, or no page is rendered in it. */
  async function untilFree(slot: Slot, start: Start): Promise<void> {
    if (!hasBundles(slot, start)) await slot.child?.idle();
  }

  /** The slot's process with these bundles, in place of another. */
  function processOf(slot: Slot, start: Start): PageProcess {
    if (slot.child && hasBundles(slot, start)) return slot.child;
    slot.child?.end();
    slot.child = startProcess(start);
    return slot.child;
  }

  /** Begins a page when it is its turn. Rejects when others keep the process for 20 seconds. */
  function inTurn(slot: Slot, start: Start, begin: (child: PageProcess) => Promise<Rendered>): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = setTimeout(() => {
        isGivenUp = true;
        reject(new Error('the process was at pages of other remotes for too long'));
      }, limits.start).unref();
      const takeTurn = async () => {
        if (isGivenUp) return;
        await untilFree(slot, start);
        clearTimeout(giveUp);
        if (isEnded) reject(new Error('no pages are rendered any more'));
        else if (!isGivenUp) begin(processOf(slot, start)).then(resolve, reject);
      };
      slot.turn = slot.turn.then(takeTurn).catch(reject);
    });
  }

  return {
    async render({ shellFile, remote, home, owner, execute, ...page }) {
      const has = (bundle: Bundle | undefined) => (bundle && !quarantine.has(bundle.file) ? bundle : undefined);
      const rendered = has(remote);
      const isFrame = rendered === undefined;
      const isOwn = isFrame || rendered.file === home?.file;
      // The frame of one remote's page does not wait for another that is stuck.
      const slot = isOwn && !(isFrame && (own.child?.busyFor ?? 0) > LONG_MS) ? own : others;
      const start = { shellFile, remote: rendered ?? (slot === own ? has(home) : undefined) };
      const hasFailed = isFrame && remote !== undefined;
      const sent = owner && { name: owner.name, isRendered: !isFrame, hasFailed };
      const made = await inTurn(slot, start, (child) => child.render({ ...page, owner: sent }, execute));
      if (!hasFailed) return made;
      return { ...made, errors: [...made.errors, new Error(`${remote?.label} is rendered in browsers alone`)] };
    },
    end() {
      isEnded = true;
      for (const { child } of [own, others]) child?.end();
    },
  };
}
