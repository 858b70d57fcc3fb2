import type { PreviewsResponse } from '@practice/contracts';

const path = '/api/remotes/previews';

/** GET /api/remotes/previews. Rejects when the server does not answer with them. */
export async function fetchPreviews(): Promise<PreviewsResponse['remotes']> {
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as PreviewsResponse).remotes;
}

/** Sets the preview of a remote that this browser shows from the next page on; null for what is live. Rejects when refused. */
export async function choosePreview(name: string, version: string | null): Promise<void> {
  const response = await fetch(path, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, version }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}
