import type { PreviewLink, PreviewsResponse } from '@practice/contracts';

const path = '/api/remotes/previews';

/** GET /api/remotes/previews. Rejects when the server does not answer with them. */
export async function fetchPreviews(): Promise<PreviewsResponse['remotes']> {
  const response = await send('GET', path);
  return ((await response.json()) as PreviewsResponse).remotes;
}

/** Sets the preview of a remote that this browser shows from the next page on; null for what is live. Rejects when refused. */
export async function choosePreview(name: string, version: string | null): Promise<void> {
  await send('PUT', path, { name, version });
}

/** Has this browser show what is live from the next page on, also without an account. Rejects when the server does not answer. */
export async function leavePreviews(): Promise<void> {
  await send('DELETE', path);
}

/** Makes a link by which browsers without an account show a preview. Rejects when refused. */
export async function createPreviewLink(name: string, version: string): Promise<PreviewLink> {
  return (await send('POST', '/api/remotes/preview-links', { name, version })).json();
}

async function send(method: string, to: string, body?: object): Promise<Response> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(to, { method, credentials: 'same-origin', cache: 'no-store', ...content });
  if (!response.ok) throw new Error(`${to} answered ${response.status}`);
  return response;
}
