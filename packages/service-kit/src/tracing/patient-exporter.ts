import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { logger } from '../logger.ts';

const PAUSE_MS = 30_000;

/**
 * Sends spans by another exporter. While the receiver is away spans are dropped, half a minute after each try without
 * trying; the log says so once, and again when they are sent again.
 */
export class PatientExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #now: () => number;
  #isAway = false;
  #nextAt = 0;

  constructor(exporter: SpanExporter, { now = () => performance.now() } = {}) {
    this.#exporter = exporter;
    this.#now = now;
  }

  /** Calls `done` with success in any case: the caller would log each failure. */
  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    if (this.#now() < this.#nextAt) {
      done({ code: ExportResultCode.SUCCESS });
      return;
    }
    this.#exporter.export(spans, (result) => {
      this.#note(result);
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await this.#exporter.shutdown();
  }

  #note({ code, error }: ExportResult): void {
    const isAway = code !== ExportResultCode.SUCCESS;
    if (isAway) this.#nextAt = this.#now() + PAUSE_MS;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) logger.warn({ err: error }, 'traces cannot be sent; they are dropped until the receiver answers');
    else logger.info('traces are sent again');
  }
}
