import type { ReactNode } from 'react';
// Not the one for Node: from the first page on, its AsyncLocalStorage makes every promise of the process dearer (Node 20).
import { renderToReadableStream } from 'react-dom/server.edge';

type Options = { signal: AbortSignal; nonce?: string | undefined; onError: (error: unknown) => void };

/** The finished HTML of a tree, with everything that suspended. Rejects when the tree fails outside of any boundary. */
export async function renderToHtml(tree: ReactNode, { signal, nonce, onError }: Options): Promise<string> {
  const stream = await renderToReadableStream(tree, {
    signal,
    ...(nonce ? { nonce } : {}),
    // Larger boundaries would otherwise be put behind a script, and a page without scripts shows their skeleton.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError,
  });
  await stream.allReady;
  signal.throwIfAborted();
  return new Response(stream).text();
}
