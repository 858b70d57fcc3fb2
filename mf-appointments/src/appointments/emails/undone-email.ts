import type { MailNotice } from '@practice/contracts';
import type { ApolloClient } from '@practice/ui/data';
import { AppointmentEmailsDocument } from '../../generated/graphql.ts';
import type { AppointmentInBrief } from '../record/appointment.ts';
import { type Email, templateLabels } from './email-texts.ts';

const kinds: Partial<Record<string, 'confirmation' | 'cancellation'>> = {
  confirmed: 'confirmation',
  cancelled: 'cancellation',
};

/** The e-mail about the status that an appointment has just got; null when it sent none, or that is not known. */
export async function findStatusEmail(
  client: ApolloClient,
  { id, status }: Pick<AppointmentInBrief, 'id' | 'status'>,
): Promise<Email | null> {
  const query = { query: AppointmentEmailsDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
  const emails = await client.query(query).then(
    ({ data }) => data?.appointmentEmails ?? [],
    () => [],
  );
  // Those that staff send by hand have another mark.
  return emails.findLast(({ id: key, kind }) => kind === kinds[status] && /:v\d+$/.test(key)) ?? null;
}

/** What an undo does about the e-mail of the change that it takes back: stops it, or sends another after it. */
export function undoNotice(undone: Email | null, isAnswered: boolean, queued: MailNotice): string | MailNotice | null {
  if (!undone || undone.state === 'skipped') return null;
  const name = `${templateLabels[undone.kind as 'confirmation' | 'cancellation']} e-postası`;
  const isSent = undone.state === 'sent';
  const isStopped = undone.state === 'failed' || (!isSent && undone.attempts === 0);
  if (isStopped) return `${name} durduruldu; veliye başka bir e-posta gitmez.`;
  const fate = isSent ? 'veliye ulaşmıştı' : 'veliye ulaşmış olabilir';
  if (!isAnswered) return `${name} ${fate}; veliyi arayın.`;
  return { ...queued, sentence: `${name} ${fate}. ${queued.sentence}` };
}
