import type { PreviewsResponse } from '@practice/contracts';

const path = '/api/remotes/previews';

/** GET /api/remotes/previews. Rejects when the server does not answer with them. */
export async function fetchPreviews(): Promise<PreviewsResponse['remotes']> {
  const answer = await fetch(path, { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return ((await answer.json()) as PreviewsResponse).remotes;
}

/** Has this browser show a preview of a remote from the next page on; what is live with null. Rejects when refused. */
export async function choosePreview(name: string, version: string | null): Promise<void> {
  const answer = await fetch(path, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, version }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
