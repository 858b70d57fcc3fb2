import { Button } from '@practice/ui';
import { sectionHref, useStaff } from '@practice/ui/back-office';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useMail } from '../email-addresses/use-mail.ts';
import { ResendContactReplyDocument, ResendEmailDocument } from '../generated/graphql.ts';
import { appointmentHref, sections } from '../paths.ts';
import { Nothing, Panel } from './panel.tsx';
import { Row, Rows } from './row.tsx';
import type { MessageFigures } from './use-dashboard.ts';

type Failed = MessageFigures['failedEmails'][number];
type Props = { messages: MessageFigures; refresh: () => Promise<void> };

const subjects: Record<Failed['about'], string> = {
  appointment: 'Randevu e-postası',
  contact_message: 'Mesaj bildirimi',
  contact_reply: 'Mesaja yanıt',
};

/** E-mails that failed, with a way to send them again, and what others wait for. */
export function EmailsPanel({ messages: { failedEmails, failedEmailCount, emailsWaitFor }, refresh }: Props) {
  const { can } = useStaff();
  const { queued } = useMail();
  const [resendEmail] = useMutation(ResendEmailDocument);
  const [resendReply] = useMutation(ResendContactReplyDocument);

  async function resend({ id, about }: Failed) {
    try {
      await (about === 'contact_reply' ? resendReply : resendEmail)({ variables: { id } });
      announceDone('E-posta gönderim sırasına alındı.', undefined, queued('queued'));
    } catch (error) {
      announceFailure('E-posta gönderilirken hata oluştu.', error);
    }
    await refresh();
  }

  const canResend = ({ about }: Failed) =>
    (about === 'appointment' && can('appointment:write')) || (about === 'contact_reply' && can('contact:write'));

  return (
    <Panel
      title="Gönderilemeyen e-postalar"
      count={failedEmailCount}
      hint={emailsWaitFor ? `Bekleyen e-postalar var: ${emailsWaitFor}` : undefined}
    >
      {failedEmails.length === 0 ? <Nothing>Gönderilemeyen e-posta yok.</Nothing> : null}
      <Rows label="Gönderilemeyen e-postalar">
        {failedEmails.map((email) => (
          <Row
            key={email.id}
            to={addressOf(email)}
            title={[subjects[email.about], email.appointment?.childName].filter(Boolean).join(' · ')}
            detail={email.reason ?? 'Nedeni bilinmiyor.'}
            action={
              canResend(email) ? (
                <Button size="sm" variant="outline" onClick={() => void resend(email)}>
                  Tekrar gönder
                </Button>
              ) : null
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}

function addressOf({ about, subjectId }: Failed): string {
  return about === 'appointment' ? appointmentHref(subjectId) : sectionHref(sections.contacts, { id: subjectId });
}
