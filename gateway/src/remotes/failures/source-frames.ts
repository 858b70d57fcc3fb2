import { statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Remotes } from '../load-remotes.ts';
import { stampOf } from '../watched-json.ts';

/** A place in a script: its file, if it is on this machine, line and column from 1. `text` is how it was reported. */
type Frame = { text: string; file: string | undefined; line: number; column: number };
type Files = Pick<Remotes, 'list' | 'publishedDir' | 'shell'>;

const MAX_FRAMES = 10;
const MAX_MAP_BYTES = 10_000_000;
const MINUTE_MS = 60_000;
/** So many failures are looked up in a minute; of the others the log has places in scripts. */
const MAX_A_MINUTE = 10;

/** Reading a map takes up to a second of a processor: a thread does it, and ends. */
const program = `
const { readFileSync } = require('node:fs');
const { SourceMap } = require('node:module');
const { parentPort, workerData } = require('node:worker_threads');
const maps = new Map();
parentPort.postMessage(workerData.map(({ file, line, column }) => {
  if (!maps.has(file)) maps.set(file, new SourceMap(JSON.parse(readFileSync(file + '.map', 'utf8'))));
  const { fileName, lineNumber, columnNumber } = maps.get(file).findOrigin(line, column);
  return fileName && fileName + ':' + lineNumber + ':' + columnNumber;
}));`;

/**
 * Finds places of failures in the sources, by the source maps that lie beside builds and are served to no browser. At most ten places of
 * a failure, one failure at a time; a place that cannot be found stays as it was reported.
 */
export class SourceFrames {
  readonly #files: Files;
  readonly #known = new LRUCache<string, string>({ max: 500 });
  #recent: number[] = [];
  #isBusy = false;

  constructor(files: Files) {
    this.#files = files;
  }

  /** Of places that browsers report: `/remotes/mf-public/1.0.0/main.js:1:2345`. */
  ofBrowser(reported: readonly string[]): Promise<string[]> {
    return this.#find(
      reported.map((text) => {
        const [, at = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(text) ?? [];
        return { text, file: this.#scriptAt(at), line: Number(line), column: Number(column) };
      }),
    );
  }

  /** Of an error that bundles for the server have thrown; none where its stack names neither of them. */
  ofServer(error: unknown, bundles: readonly (string | undefined)[]): Promise<string[]> {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const places = [...stack.matchAll(/(\/[^\s():]+):(\d+):(\d+)/g)].filter(([, file]) => bundles.includes(file));
    return this.#find(
      places.map(([, file = '', line, column]) => {
        const text = `${path.basename(file)}:${line}:${column}`;
        return { text, file, line: Number(line), column: Number(column) };
      }),
    );
  }

  async #find(all: readonly Frame[]): Promise<string[]> {
    const frames = all.slice(0, MAX_FRAMES).map((frame) => ({ ...frame, key: keyOf(frame) }));
    const unknown = frames.filter((frame) => !this.#known.has(frame.key) && hasMap(frame));
    if (unknown.length > 0 && this.#isAllowed()) {
      this.#isBusy = true;
      const found = await inThread(unknown).finally(() => {
        this.#isBusy = false;
      });
      for (const [index, place] of found.entries()) {
        const frame = unknown[index];
        if (frame) this.#known.set(frame.key, place ?? frame.text);
      }
    }
    return frames.map(({ key, text }) => this.#known.get(key) ?? text);
  }

  #isAllowed(now = Date.now()): boolean {
    this.#recent = this.#recent.filter((at) => now - at < MINUTE_MS);
    if (this.#isBusy || this.#recent.length >= MAX_A_MINUTE) return false;
    this.#recent.push(now);
    return true;
  }

  /** The file of a script of the shell or of a remote, by its address. */
  #scriptAt(address: string): string | undefined {
    const parts = /^\/(?:assets|remotes\/([\w-]+)(?:\/([\w.+-]+))?)\/([\w.-]+\.js)$/.exec(address);
    if (!parts) return undefined;
    const [, name, version, script = ''] = parts;
    const live = () => this.#files.list().find((remote) => remote.name === name)?.filesDir;
    const folder = name ? (version ? this.#files.publishedDir(name, version) : live()) : this.#files.shell()?.filesDir;
    return folder && path.join(folder, script);
  }
}

/** A build in place has other places. */
const keyOf = ({ file, line, column }: Frame) => `${file}:${line}:${column}:${file && stampOf(`${file}.map`)}`;

function hasMap({ file }: Frame): boolean {
  const size = file && statSync(`${file}.map`, { throwIfNoEntry: false })?.size;
  return typeof size === 'number' && size <= MAX_MAP_BYTES;
}

/** The places of the sources, undefined for what is not found; an empty list when a map cannot be read, or there is no thread. */
function inThread(frames: readonly Frame[]): Promise<(string | undefined)[]> {
  return new Promise((resolve) => {
    const limits = { maxOldGenerationSizeMb: 192 };
    const thread = new Worker(program, { eval: true, env: {}, workerData: frames, resourceLimits: limits });
    thread.once('message', (found: (string | undefined)[]) =>
      resolve(found.map((place) => place?.replace(/^webpack:\/\/(@[^/]+\/)?[^/]*\/(\.\/)?/, ''))),
    );
    thread.once('error', () => resolve([]));
    thread.once('exit', () => resolve([]));
    thread.unref();
  });
}
