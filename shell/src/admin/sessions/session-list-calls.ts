import type { EndedSessions, SessionRecord } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';

const PATH = '/api/auth/sessions';

/** Where one is signed in. Rejects when the server did not say. */
export async function fetchSessions(send: StaffFetch): Promise<SessionRecord[]> {
  const response = await send(PATH);
  if (!response.ok) throw new Error(`${PATH} answered ${response.status}`);
  return (await response.json()) as SessionRecord[];
}

/** Ends one of one's own sessions; one that is over already is as good. Rejects otherwise. */
export async function endSession(send: StaffFetch, id: string): Promise<void> {
  const response = await send(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  if (!response.ok && response.status !== 404) throw new Error(`${PATH} answered ${response.status}`);
}

/** Ends all of one's own sessions but this one; returns how many. */
export async function endOtherSessions(send: StaffFetch): Promise<number> {
  const response = await send(PATH, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${PATH} answered ${response.status}`);
  return ((await response.json()) as EndedSessions).ended;
}
