import type { NotificationTest, ProblemResponse } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';

const SOUND = '/api/notifications/settings/sound';

/** Sends a sound; resolves with why it was refused, null when it was stored. */
export async function uploadSound(fetch: StaffFetch, file: Blob): Promise<string | null> {
  const body = new FormData();
  body.append('sound', file);
  body.append('type', 'notification');
  return refusalOf(await fetch('/api/upload/sound', { method: 'POST', body }));
}

/** Goes back to the default sound; resolves with why that was refused, null when it is done. */
export async function removeSound(fetch: StaffFetch): Promise<string | null> {
  return refusalOf(await fetch(SOUND, { method: 'DELETE' }));
}

/** Queues an e-mail to one's own address. @throws Error when the server refuses it */
export async function sendTestEmail(fetch: StaffFetch): Promise<NotificationTest> {
  const response = await fetch('/api/notifications/test-email', { method: 'POST' });
  if (!response.ok) throw new Error('The e-mail was refused.');
  return response.json();
}

async function refusalOf(response: Response): Promise<string | null> {
  if (response.ok) return null;
  const { message, errors }: ProblemResponse = await response.json();
  return errors[0]?.message ?? message;
}
