import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Options = { signal: AbortSignal; nonce?: string | undefined; onError: (error: unknown) => void };

/** The finished HTML of a tree, with everything that suspended. Rejects when the tree fails outside of any boundary. */
export function renderToHtml(tree: ReactNode, { signal, nonce, onError }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      ...(nonce ? { nonce } : {}),
      // Larger boundaries would otherwise be put behind a script, and a page without scripts shows their skeleton.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => (signal.aborted ? undefined : stream.pipe(sink)),
      onShellError: reject,
      onError,
    });
    signal.addEventListener(
      'abort',
      () => {
        stream.abort(signal.reason);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
