import { randomUUID } from 'node:crypto';
import { MAX_MISSING_PATH, type MissingAddressCount, pathKey } from '@practice/contracts';
import { callService, logger } from '@practice/service-kit';

/** Counts wait that long before they are stored together. */
const FLUSH_MS = 5000;
/** So many addresses have a count of their own in a batch; what else is asked for meanwhile is not counted. */
const MAX_ADDRESSES = 200;
const MAX_UNANSWERED = 20;

type Batch = { batchId: string; rows: MissingAddressCount[] };
type Asked = { path: string; isBot: boolean; referrer: string };

/** What programs look for that search for weak spots, and what may say something of a person. */
const PROBES =
  /\.(php\d?|env|aspx?|jsp|cgi|sql|bak|old|zip|tar|gz|rar|ini|log|ya?ml|sh|exe|dll)$|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|vendor\/|\.)/i;
const PERSONAL = /@|\d{7}|[A-Za-z0-9_-]{40}/;

/** Counts addresses that are asked for and not there, in memory, and stores them in batches, each once. */
export class MissingAddresses {
  #rows = new Map<string, MissingAddressCount>();
  #unanswered: Batch[] = [];
  #timer: NodeJS.Timeout | undefined;

  add({ path, isBot, referrer }: Asked): void {
    if (path.length > MAX_MISSING_PATH || PROBES.test(path) || PERSONAL.test(path)) return;
    const key = pathKey(path);
    const known = this.#rows.get(key);
    if (!known && this.#rows.size >= MAX_ADDRESSES) return;
    const row = known ?? { path: key, count: 0, bots: 0, referrer: '', lastAt: '' };
    row[isBot ? 'bots' : 'count'] += 1;
    if (referrer) row.referrer = referrer;
    row.lastAt = new Date().toISOString();
    this.#rows.set(key, row);
    this.#flushLater();
  }

  /** Stores what was counted so far; a batch that had no answer is sent again as it was. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batches = [...this.#unanswered];
    if (this.#rows.size > 0) batches.push({ batchId: randomUUID(), rows: [...this.#rows.values()] });
    this.#rows = new Map();
    this.#unanswered = [];
    for (const batch of batches) {
      try {
        await callService('seo', 'recordMissingAddresses', batch);
      } catch (err) {
        logger.warn({ err }, 'addresses that are not there cannot be counted yet');
        this.#unanswered = [...this.#unanswered, batch].slice(-MAX_UNANSWERED);
        this.#flushLater();
      }
    }
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}
