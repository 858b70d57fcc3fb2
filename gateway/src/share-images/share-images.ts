import type { ShareCard } from '@practice/contracts';
import { LRUCache } from 'lru-cache';
import { EncodingQueue } from '../pictures/encoding-queue.ts';
import { drawShareImage } from './draw-share-image.ts';
import { cardHash } from './share-image-path.ts';

/** About sixty pictures; a forgotten one is drawn again. */
const MAX_BYTES = 8 * 1024 ** 2;

/** Pictures of shared pages, drawn one at a time when first requested and then in a bounded memory. */
export class ShareImages {
  readonly #drawn = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length });
  readonly #queue = new EncodingQueue();

  /** One that has been drawn. */
  find(hash: string): Buffer | undefined {
    return this.#drawn.get(hash);
  }

  /** Undefined when too many are waiting. Rejects when it cannot be drawn. */
  draw(card: ShareCard, fontFolder: string): Promise<Buffer> | undefined {
    const hash = cardHash(card);
    return this.#queue.add(hash, () => this.#draw(hash, card, fontFolder), { isUrgent: true });
  }

  async #draw(hash: string, card: ShareCard, fontFolder: string): Promise<Buffer> {
    const drawn = this.#drawn.get(hash) ?? (await drawShareImage(card, fontFolder));
    this.#drawn.set(hash, drawn);
    return drawn;
  }
}
