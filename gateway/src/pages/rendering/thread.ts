import { Worker } from 'node:worker_threads';
import { logger } from '@practice/service-kit';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { documentOf } from './known-documents.ts';
import type { FromThread, Rendered, Start, Task, ToThread } from './messages.ts';

/** Runs a query of a page; rejects when it cannot be run. */
type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;
type Page = { execute: Execute; resolve: (page: Rendered) => void; reject: (error: Error) => void };
type Options = Start & {
  onProblem: (problem: { file: string; error: Error }) => void;
  onDeath: (death: Death) => void;
};

/** The end of a thread that was not asked for. */
export type Death = { error: Error; hasEvaluated: boolean };
export type ThreadLimits = {
  /** Megabytes of objects that live longer. */
  memory: number;
  /** Milliseconds to start and evaluate the bundles in. */
  evaluation: number;
  /** Milliseconds after a page's time in which a thread that is not stuck has answered. */
  grace: number;
};

export const threadLimits: ThreadLimits = { memory: 96, evaluation: 10_000, grace: 500 };
const YOUNG_MB = 16;

/** A thread that renders pages with the shell's bundle and that of at most one remote. */
export class RenderThread {
  readonly start: Start;
  /** Resolves when the bundles are evaluated; rejects when the thread dies before. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #pages = new Map<number, Page>();
  readonly #documents = new Map<number, DocumentNode>();
  readonly #limits: ThreadLimits;
  #whenIdle: (() => void)[] = [];
  #lastTask = 0;
  #end: 'asked' | 'died' | undefined;
  #hasEvaluated = false;

  constructor({ shellFile, remoteFile, onProblem, onDeath }: Options, limits: ThreadLimits) {
    this.start = { shellFile, remoteFile };
    this.#limits = limits;
    this.#worker = new Worker(new URL('./start-render-thread.js', import.meta.url), {
      workerData: this.start,
      env: {},
      name: 'pages',
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.unref();
    this.ready = new Promise((resolve, reject) => {
      const stuck = setTimeout(() => die(new Error('its code is not evaluated in time')), limits.evaluation).unref();
      const die = (error: Error) => {
        clearTimeout(stuck);
        if (this.#end) return;
        this.#end = 'died';
        void this.#worker.terminate();
        onDeath({ error, hasEvaluated: this.#hasEvaluated });
        reject(error);
        for (const page of this.#pages.values()) page.reject(error);
        this.#pages.clear();
        this.#noteIdle();
      };
      this.#die = die;
      this.#worker.on('error', die);
      this.#worker.on('exit', (code) => die(new Error(`its thread ended with code ${code}`)));
      this.#worker.on('message', (message: FromThread) => {
        if (message.type === 'evaluated') {
          clearTimeout(stuck);
          this.#hasEvaluated = true;
          resolve();
        } else if (message.type === 'problem') {
          onProblem(message);
        } else this.#take(message);
      });
    });
    this.ready.catch(() => undefined);
  }

  #die: (error: Error) => void = () => undefined;

  get isAlive(): boolean {
    return this.#end === undefined;
  }

  /** Resolves when no page is rendered here. */
  async idle(): Promise<void> {
    if (this.#pages.size > 0) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  /** Renders a page. Rejects when that fails or takes longer than `task.time`; a thread that is then stuck dies. */
  render(task: Omit<Task, 'id'>, execute: Execute): Promise<Rendered> {
    const id = ++this.#lastTask;
    return new Promise((resolve, reject) => {
      const late = new Error(`not rendered within ${task.time} ms`);
      const stuck = () => setTimeout(() => this.#pages.has(id) && this.#die(late), this.#limits.grace).unref();
      const timer = setTimeout(() => {
        reject(late);
        stuck();
      }, task.time);
      const done = () => {
        clearTimeout(timer);
        this.#pages.delete(id);
        if (this.#pages.size === 0) this.#noteIdle();
      };
      this.#pages.set(id, {
        execute,
        resolve: (page) => [done(), resolve(page)],
        reject: (error) => [done(), reject(error)],
      });
      this.#post({ type: 'render', task: { ...task, id } });
    });
  }

  end(): void {
    this.#end ??= 'asked';
    void this.#worker.terminate();
  }

  #noteIdle(): void {
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #take(message: Exclude<FromThread, { type: 'evaluated' | 'problem' }>): void {
    if (message.type === 'console') {
      logger[message.level]({ frames: message.frames }, 'a page wrote to the console');
    } else if (message.type === 'execute') {
      void this.#execute(message);
    } else if (message.type === 'rendered') {
      this.#pages.get(message.task)?.resolve(message.page);
    } else {
      this.#pages.get(message.task)?.reject(message.error);
    }
  }

  async #execute({ task, call, document, text, variables }: Extract<FromThread, { type: 'execute' }>): Promise<void> {
    try {
      if (text) this.#documents.set(document, documentOf(text));
      const node = this.#documents.get(document);
      const page = this.#pages.get(task);
      if (!node || !page) throw new Error('the page is not rendered any more');
      this.#post({ type: 'result', call, json: jsonOf(await page.execute(node, variables)) });
    } catch (error) {
      this.#post({ type: 'refused', call, message: error instanceof Error ? error.message : String(error) });
    }
  }
}

const texts = new WeakMap<ExecutionResult, string>();

/** Results are shared by pages: each becomes text once. */
function jsonOf(result: ExecutionResult): string {
  const text = texts.get(result) ?? JSON.stringify(result);
  texts.set(result, text);
  return text;
}
