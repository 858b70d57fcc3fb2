import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { logger } from '@practice/service-kit';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { asError, describeError } from './as-error.ts';
import { documentOf } from './known-documents.ts';
import type { FromProcess, Rendered, Start, Task, ToProcess } from './messages.ts';
import { patientTimeout } from './patient-timeout.ts';

/** Runs a query of a page; rejects when it cannot be run. */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** What a process was at: its start and the shell's bundle, the bundle of the remote, or pages. */
export type Phase = 'start' | 'evaluation' | 'pages';
/** The end of a process that was not asked for. */
export type Death = { error: Error; during: Phase };
export type ProcessLimits = {
  /** Megabytes of its heap, of objects that live longer. */
  memory: number;
  /** Milliseconds to start and evaluate the bundles in. */
  start: number;
  /** Milliseconds after a page's time in which a process that is not stuck has answered. */
  grace: number;
};

export const processLimits: ProcessLimits = { memory: 96, start: 20_000, grace: 500 };
/** Larger ones save no work that can be measured, and cost 10 MB. */
const YOUNG_MB = 2;
/** As the gateway's own (heap-growth.ts). */
const HEAP_GROWTH = '--heap-growing-percent=30';
/** A page that makes new documents instead of constants fails beyond these. */
const MAX_DOCUMENTS = 500;
/** Messages to the log of what belongs to no page: a timer that throws must not fill it. */
const MAX_NOTES = 200;

type Page = {
  task: Task;
  execute: Execute;
  resolve: (page: Rendered) => void;
  reject: (error: Error) => void;
  timer?: { clear: () => void };
};

/** A process that renders pages with the shell's bundle and that of at most one remote. */
export class PageProcess {
  readonly start: Start;
  readonly #child: ChildProcess;
  readonly #limits: ProcessLimits;
  readonly #onDeath: (death: Death) => void;
  readonly #pages = new Map<number, Page>();
  readonly #documents = new LRUCache<number, DocumentNode>({ max: MAX_DOCUMENTS });
  readonly #starting: { clear: () => void };
  #busySince = performance.now();
  #whenIdle: (() => void)[] = [];
  #lastTask = 0;
  #phase: Phase = 'start';
  #notes = 0;
  #isOver = false;

  constructor(start: Start, limits: ProcessLimits, onDeath: (death: Death) => void) {
    this.start = start;
    this.#limits = limits;
    this.#onDeath = onDeath;
    const { file, args } = program();
    this.#child = fork(file, [JSON.stringify(start)], {
      execArgv: [...args, `--max-old-space-size=${limits.memory}`, `--max-semi-space-size=${YOUNG_MB}`, HEAP_GROWTH],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.unref();
    this.#child.channel?.unref();
    const late = new Error('not evaluated in time');
    this.#starting = patientTimeout(() => this.#die(late), limits.start, this.#child.pid);
    this.#child.on('error', (error) => this.#die(error));
    this.#child.on('exit', (code, signal) => this.#die(new Error(`ended with ${signal ?? `code ${code}`}`)));
    this.#child.on('message', (message: FromProcess) => this.#take(message));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** For how many milliseconds it has been at its start, or at pages without finishing one. */
  get busyFor(): number {
    return this.#phase === 'pages' && this.#pages.size === 0 ? 0 : performance.now() - this.#busySince;
  }

  /** Resolves when no page is rendered here, and none waits for that. */
  async idle(): Promise<void> {
    if (this.#pages.size > 0) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  /**
   * Renders a page, once the bundles are evaluated. Rejects when that fails or takes longer than `task.time`; a process that is
   * then stuck is ended, and the other pages with it.
   */
  render(task: Omit<Task, 'id'>, execute: Execute): Promise<Rendered> {
    const id = ++this.#lastTask;
    if (this.#phase === 'pages' && this.#pages.size === 0) this.#busySince = performance.now();
    return new Promise((resolve, reject) => {
      this.#pages.set(id, { task: { ...task, id }, execute, resolve, reject });
      if (this.#phase === 'pages') this.#begin(id);
    });
  }

  /** Ends the process, and with it the pages that it is at. */
  end(error = new Error('its process was ended')): void {
    this.#isOver = true;
    this.#starting.clear();
    this.#child.kill('SIGKILL');
    for (const id of this.#pages.keys()) this.#finish(id)?.reject(error);
  }

  #die(error: Error): void {
    if (this.#isOver) return;
    this.#onDeath({ error, during: this.#phase });
    this.end(error);
  }

  #begin(id: number): void {
    const page = this.#pages.get(id) as Page;
    const { task } = page;
    const late = new Error(`not rendered within ${task.time} ms`);
    const { pid } = this.#child;
    const giveUp = () => {
      page.reject(late);
      this.#post({ type: 'abort', task: id });
      page.timer = patientTimeout(() => this.#die(late), this.#limits.grace, pid);
    };
    page.timer = patientTimeout(giveUp, task.time, pid);
    this.#post({ type: 'render', task });
  }

  #finish(id: number): Page | undefined {
    const page = this.#pages.get(id);
    page?.timer?.clear();
    this.#pages.delete(id);
    this.#busySince = performance.now();
    if (this.#pages.size === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
    return page;
  }

  #post(message: ToProcess): void {
    // One that has just died is noticed by its end.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #take(message: FromProcess): void {
    const { label } = this.start.remote ?? { label: 'the shell' };
    if (message.type === 'evaluating') {
      this.#phase = 'evaluation';
    } else if (message.type === 'evaluated') {
      this.#starting.clear();
      this.#phase = 'pages';
      this.#busySince = performance.now();
      for (const id of this.#pages.keys()) this.#begin(id);
    } else if (message.type === 'console' || message.type === 'problem') {
      this.#note(message, label);
    } else if (message.type === 'execute') {
      void this.#execute(message);
    } else if (message.type === 'rendered') {
      const { page } = message;
      this.#finish(message.task)?.resolve({ ...page, errors: page.errors.map(asError) });
    } else {
      this.#finish(message.task)?.reject(asError(message.error));
    }
  }

  #note(message: Extract<FromProcess, { type: 'console' | 'problem' }>, remote: string): void {
    if (this.#notes++ >= MAX_NOTES) return;
    if (message.type === 'console')
      logger[message.level]({ frames: message.frames, remote }, 'a page wrote to the console');
    else logger.warn({ err: asError(message.error), remote }, 'code of pages failed outside of a page');
  }

  async #execute({ task, call, document, text, variables }: Extract<FromProcess, { type: 'execute' }>): Promise<void> {
    try {
      if (text) this.#documents.set(document, documentOf(text));
      const node = this.#documents.get(document);
      const page = this.#pages.get(task);
      if (!node || !page) throw new Error('the page is not rendered any more');
      this.#post({ type: 'result', call, json: jsonOf(await page.execute(node, variables)) });
    } catch (error) {
      this.#post({ type: 'refused', call, error: describeError(error) });
    }
  }
}

/** What such a process runs; from its sources, as tests do, where there is no build. */
function program(): { file: string; args: string[] } {
  const built = path.join(import.meta.dirname, 'pages.cjs');
  if (existsSync(built)) return { file: built, args: [] };
  return { file: path.join(import.meta.dirname, 'run-page-process.ts'), args: ['--import', 'tsx'] };
}

const texts = new WeakMap<ExecutionResult, string>();

/** Results are shared by pages: each becomes text once. */
function jsonOf(result: ExecutionResult): string {
  const text = texts.get(result) ?? JSON.stringify(result);
  texts.set(result, text);
  return text;
}
