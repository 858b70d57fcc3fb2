import type { ReactNode } from 'react';
// Not the one for Node: its AsyncLocalStorage slows down every promise of the process from the first page on (Node 20).
import { renderToReadableStream } from 'react-dom/server.edge';

type Options = { signal: AbortSignal; onError: (error: unknown) => void };

/** The complete HTML of a tree, including what suspended. Rejects when the tree fails outside any boundary. */
export async function renderToHtml(tree: ReactNode, { signal, onError }: Options): Promise<string> {
  const stream = await renderToReadableStream(tree, {
    signal,
    // Otherwise larger boundaries are revealed by a script, and a page without scripts shows their skeleton.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError,
  });
  await stream.allReady;
  signal.throwIfAborted();
  return new Response(stream).text();
}
