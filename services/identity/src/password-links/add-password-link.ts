import { type PasswordLinkPurpose, passwordLinkHours } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { PasswordLinkModel } from './password-link.model.ts';

const HOUR_MS = 3600_000;

/** Makes a link for an e-mail address; `password-link.requested` has it sent. */
export async function addPasswordLink(
  session: ClientSession,
  { email, purpose }: { email: string; purpose: PasswordLinkPurpose },
): Promise<void> {
  const expiresAt = new Date(Date.now() + passwordLinkHours[purpose] * HOUR_MS);
  const [link] = await PasswordLinkModel.create([{ email, purpose, expiresAt }], { session });
  emit(session, 'password-link.requested', { id: String(link?._id) });
}
