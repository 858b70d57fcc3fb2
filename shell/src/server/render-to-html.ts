import type { ReactNode } from 'react';
// Not the one for Node: its AsyncLocalStorage slows down every promise of the process from the first page on (Node 20).
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

type Options = { signal: AbortSignal; onError: (error: unknown) => void };

/** What React writes where a boundary suspended or failed. */
const UNFINISHED = '<!--$!-->';

/**
 * The complete HTML of a tree, including what suspended. Rejects when the tree fails outside any boundary.
 *
 * Nearly every page is complete at once, and takes a fifth less as one text than as a stream, which encodes each piece by
 * itself. The others are rendered again as a stream, which waits for what suspended and reports what failed.
 */
export async function renderToHtml(tree: ReactNode, options: Options): Promise<string> {
  options.signal.throwIfAborted();
  return htmlAtOnce(tree) ?? htmlOfStream(tree, options);
}

function htmlAtOnce(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree);
    return html.includes(UNFINISHED) ? undefined : html;
  } catch {
    return undefined;
  }
}

async function htmlOfStream(tree: ReactNode, { signal, onError }: Options): Promise<string> {
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
