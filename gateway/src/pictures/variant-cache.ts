import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, missingSpace } from '@practice/service-kit';
import { LRUCache } from 'lru-cache';

export type VariantCacheOptions = { memoryBytes: number; diskBytes: number; folder: string };

/**
 * Encoded variants by their names: the latest in memory, more on disk, both bounded; the least used ones go. A disk that
 * cannot be written to, or has no room beside its reserve, is done without.
 */
export class VariantCache {
  readonly #memory: LRUCache<string, Buffer>;
  /** Sizes of the files. */
  readonly #files: LRUCache<string, number>;
  readonly #folder: string;
  readonly #usesDisk: boolean;
  #listed: Promise<void> | undefined;

  constructor({ memoryBytes, diskBytes, folder }: VariantCacheOptions) {
    this.#folder = folder;
    this.#usesDisk = diskBytes > 0;
    this.#memory = new LRUCache({ maxSize: Math.max(1, memoryBytes), sizeCalculation: ({ length }) => length });
    this.#files = new LRUCache({
      maxSize: Math.max(1, diskBytes),
      sizeCalculation: (size) => size,
      dispose: (_size, name, reason) => void (reason === 'evict' && rm(this.#pathOf(name), { force: true })),
    });
  }

  async get(name: string): Promise<Buffer | undefined> {
    const kept = this.#memory.get(name);
    if (kept || !this.#usesDisk) return kept;
    await this.#list();
    if (this.#files.get(name) === undefined) return undefined;
    const read = await readFile(this.#pathOf(name)).catch(() => undefined);
    if (read) this.#memory.set(name, read);
    else this.#files.delete(name);
    return read;
  }

  async set(name: string, bytes: Buffer): Promise<void> {
    this.#memory.set(name, bytes);
    if (!this.#usesDisk || bytes.length > this.#files.maxSize) return;
    await this.#list();
    const unfinished = this.#pathOf(`${name}.${process.pid}`);
    try {
      if (await missingSpace(this.#folder, bytes.length)) return;
      await writeFile(unfinished, bytes);
      await rename(unfinished, this.#pathOf(name));
      this.#files.set(name, bytes.length);
    } catch (err) {
      logger.warn({ err, folder: this.#folder }, 'a picture cannot be kept on disk');
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  /** Finds the files of earlier starts, the latest last. */
  #list(): Promise<void> {
    this.#listed ??= this.#readFolder().catch((err: unknown) => {
      logger.warn({ err, folder: this.#folder }, 'pictures cannot be kept on disk');
    });
    return this.#listed;
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const { size, mtimeMs } = await stat(this.#pathOf(name));
      found.push({ name, size, at: mtimeMs });
    }
    for (const { name, size } of found.sort((one, other) => one.at - other.at))
      this.#files.set(name, Math.max(1, size));
  }

  #pathOf(name: string): string {
    return path.join(this.#folder, name);
  }
}
