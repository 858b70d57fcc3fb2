import type { BootData } from '@practice/contracts';
import { createStyleCache } from '@practice/ui';
import { type ClientOptions, createClient } from '@practice/ui/data';
import { BrowserRouter } from '@practice/ui/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchFromFederation, fetchRemoteList } from '../remotes/federation.ts';
import { createRegistry, leftToBrowserMessage } from '../remotes/registry.ts';
import { Root } from '../root.tsx';

declare global {
  var __BOOT__: BootData | undefined;
}

/** Shows the product: takes over what the server rendered, or renders from nothing where it rendered nothing. */
export async function start(): Promise<void> {
  const boot = globalThis.__BOOT__;
  const list = boot?.remotes ?? (await fetchRemoteList().catch(() => []));
  const registry = createRegistry({ list, fetchModule: fetchFromFederation, fetchList: fetchRemoteList });
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const tree = (
    <Root
      client={createClient({ restored: boot?.cache as ClientOptions['restored'] })}
      styles={createStyleCache(nonce ? { nonce } : {})}
      registry={registry}
      router={(page) => <BrowserRouter>{page}</BrowserRouter>}
      hasServerHead={boot?.hasHead === true}
    />
  );
  const container = document.getElementById('root');
  if (!container) throw new Error('#root is missing');
  if (!container.hasChildNodes()) createRoot(container).render(tree);
  else startTransition(() => void hydrateRoot(container, tree, { onRecoverableError: reportUnexpected }));
}

/** The shared entries that no part of the shell imports statically: naming them makes the shell provide them. */
export const providedLate = [() => import('@practice/ui/date'), () => import('@practice/ui/overlay')];

function reportUnexpected(error: unknown): void {
  // An area that the server left to the browser is reported as a failed hydration, which it is not.
  if (error instanceof Error && (error.message.includes(leftToBrowserMessage) || error.message.includes('#419')))
    return;
  reportError(error);
}
