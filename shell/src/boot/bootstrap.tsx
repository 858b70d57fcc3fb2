import { type BootData, isContentPreview } from '@practice/contracts';
import { createStyleCache } from '@practice/ui';
import { QueryClient } from '@practice/ui/query';
import { BrowserRouter } from '@practice/ui/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { measureOnceTouched } from '../navigation/report-load-times.ts';
import { fetchFromFederation, fetchRemoteList } from '../remotes/federation.ts';
import { RemoteLoadError } from '../remotes/load-module.ts';
import { createRegistry } from '../remotes/registry.ts';
import { Root } from '../root.tsx';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

/** Starts the product: hydrates what the server rendered, or renders from scratch when it rendered nothing. */
export async function start(): Promise<void> {
  // The address is that of another page already, which is about to be loaded.
  if (document.documentElement.dataset.leaving !== undefined) return;
  tolerateMovedNodes();
  const boot = bootData();
  const list = boot?.remotes ?? (await fetchRemoteList().catch(() => []));
  const registry = createRegistry({
    list,
    fetchModule: fetchFromFederation,
    fetchList: fetchRemoteList,
    renderedPath: boot?.hasHead ? location.pathname : undefined,
    onFailure: (remote, error) =>
      void import('../remotes/report-failure.ts')
        .then((module) => module.reportFailure(remote, error))
        .catch(() => undefined),
  });
  const preview = isContentPreview() ? (await import('./content-preview.ts')).contentPreview() : undefined;
  const client = new QueryClient({ restored: boot?.cache, ...(preview ? { execute: preview.execute } : {}) });
  const tree = (
    <Root
      client={client}
      styles={createStyleCache({ speedy: true })}
      registry={registry}
      router={(page) => <BrowserRouter>{page}</BrowserRouter>}
      hasServerHead={boot?.hasHead === true}
    />
  );
  const container = document.getElementById('root');
  if (!container) throw new Error('#root is missing');
  // What the server rendered is what is published.
  if (preview) container.replaceChildren();
  if (!container.hasChildNodes()) createRoot(container).render(tree);
  else startTransition(() => void hydrateRoot(container, tree, { onRecoverableError: reportUnexpected }));
  preview?.connect(client);
  measureOnceTouched();
}

function bootData(): BootData | undefined {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
}

/** The shared entries that the shell does not import statically: naming them here makes the shell provide them. */
export const sharedEntries = [
  () => import('@practice/ui/admin'),
  () => import('@practice/ui/back-office'),
  () => import('@practice/ui/data'),
  () => import('@practice/ui/date'),
  () => import('@practice/ui/overlay'),
  () => import('@practice/ui/records'),
];

/** React's code for "the server left this part to the browser"; if it was an error, the server has logged it. */
const leftByServer = '#419';

function reportUnexpected(error: unknown): void {
  const message = error instanceof Error ? error.message : '';
  const cause = error instanceof Error ? error.cause : undefined;
  // A remote that failed to load is shown as such; it is not a hydration error.
  if (message.includes(leftByServer) || cause instanceof RemoteLoadError) return;
  reportError(error);
}
