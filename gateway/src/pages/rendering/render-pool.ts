import { logger } from '@practice/service-kit';
import type { Rendered, Start, Task } from './messages.ts';
import { Quarantine } from './quarantine.ts';
import { RenderThread, type ThreadLimits, threadLimits } from './thread.ts';

export type RenderPool = {
  /**
   * Renders a page with the remote's bundle in a thread. Without `remoteFile` it is the frame alone; `hasFailed` marks that
   * the remote is left out although it has one. Rejects when the page cannot be rendered (in time), or its thread dies.
   */
  render: (page: PageTask) => Promise<Rendered>;
  /** Starts the thread of the site's own pages and evaluates the bundles in it. */
  warmUp: (start: Start) => Promise<void>;
  end: () => void;
};

type Execute = Parameters<RenderThread['render']>[1];
type PageTask = Omit<Task, 'id' | 'owner'> & {
  start: Start;
  owner?: { name: string } | undefined;
  /** Whether it belongs to the remote of the home page, or to none. */
  isOwn: boolean;
  execute: Execute;
};

/** One after another gets the thread; it changes the remote when no page is rendered in it. */
type Slot = { thread?: RenderThread; turn: Promise<unknown> };

/**
 * Two threads at most: one renders pages of the remote that has the home page, and those of no remote; the other the pages
 * of all other remotes, with one version of one of them at a time. Each is started when it is first needed.
 */
export function createRenderPool(options: {
  onError: (problem: { error: Error; path: string }) => void;
  limits?: ThreadLimits;
}): RenderPool {
  const { onError, limits = threadLimits } = options;
  const slots: Record<'own' | 'others', Slot> = {
    own: { turn: Promise.resolve() },
    others: { turn: Promise.resolve() },
  };
  const quarantine = new Quarantine();

  function startThread(start: Start): RenderThread {
    const { remoteFile } = start;
    return new RenderThread(
      {
        ...start,
        onProblem: ({ file, error }) => onError({ error, path: file }),
        onDeath(death) {
          const isLeftOut = remoteFile !== undefined && quarantine.note(remoteFile, death);
          logger.error({ err: death.error, remoteFile, isLeftOut }, 'a thread that renders pages died');
          if (isLeftOut) logger.error({ remoteFile }, 'this version is not rendered on the server any more');
        },
      },
      limits,
    );
  }

  /** The slot's thread, once it has these bundles. */
  async function threadOf(slot: Slot, start: Start): Promise<RenderThread> {
    const { thread } = slot;
    if (thread?.isAlive) {
      const fits = start.remoteFile === undefined || thread.start.remoteFile === start.remoteFile;
      if (fits && thread.start.shellFile === start.shellFile) return thread;
      await thread.idle();
      thread.end();
    }
    slot.thread = startThread(start);
    return slot.thread;
  }

  function take(slot: Slot, start: Start): Promise<RenderThread> {
    const taking = slot.turn.then(() => threadOf(slot, start));
    slot.turn = taking.catch(() => undefined);
    return taking;
  }

  return {
    async render({ start, owner, isOwn, execute, ...page }) {
      const isLeftOut = start.remoteFile !== undefined && quarantine.has(start.remoteFile);
      const given = isLeftOut ? { ...start, remoteFile: undefined } : start;
      const thread = await take(isOwn || isLeftOut ? slots.own : slots.others, given);
      await thread.ready;
      const isRendered = given.remoteFile !== undefined;
      const sent = owner && { owner: { name: owner.name, isRendered, ...(isLeftOut ? { hasFailed: true } : {}) } };
      const rendered = await thread.render({ ...page, ...sent }, execute);
      if (!isLeftOut) return rendered;
      const leftOut = new Error(`${start.remoteFile} is not rendered: threads died of it`);
      return { ...rendered, errors: [...rendered.errors, leftOut] };
    },
    async warmUp(start) {
      const execute = async () => ({ data: { siteSettings: [], header: null, footer: null } });
      const address = { path: '/', search: '' };
      const page = { url: 'http://localhost/', address, remotes: [], time: limits.evaluation };
      await this.render({ ...page, start, isOwn: true, execute });
    },
    end() {
      for (const { thread } of Object.values(slots)) thread?.end();
    },
  };
}
