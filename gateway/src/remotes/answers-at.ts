const LIMIT_MS = 3000;

/** Whether a remote at another address answers there. A redirect, followed, could have this machine ask its own network. */
export async function answersAt(manifest: string): Promise<boolean> {
  const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) };
  const response = await fetch(manifest, init).catch(() => undefined);
  return response?.ok ?? false;
}
