import { type AppointmentEmailType, type AppointmentStatus, isContactWithdrawn } from '@practice/contracts';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { refusalOf } from '@practice/ui/records';
import { type ReactNode, useState } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import { SendAppointmentEmailDocument } from '../../generated/graphql.ts';
import { announceQueued } from '../record/announce.ts';
import type { AppointmentInBrief } from '../record/appointment.ts';
import { type Choice, EmailDialog } from './email-dialog.tsx';
import { kindOf } from './email-offers.ts';

type Options = {
  /** Makes the status change that belongs to an e-mail; false when it was not made. */
  onStatus: (appointment: AppointmentInBrief, to: AppointmentStatus) => Promise<boolean>;
  onSent: () => void;
};

type Asked = { appointment: AppointmentInBrief; type: AppointmentEmailType | null };

/** Chooses, previews and sends an e-mail about an appointment. Render `dialog`. */
export function useEmailDialog({ onStatus, onSent }: Options): {
  write: (appointment: AppointmentInBrief, type?: AppointmentEmailType) => void;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const mail = useMail();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function close() {
    setAsked(null);
    setProblem(null);
  }

  async function send({ appointment }: Asked, { offer: { template, to }, customMessage }: Choice) {
    setIsSending(true);
    setProblem(null);
    if (to) {
      if (await onStatus(appointment, to)) close();
      setIsSending(false);
      return;
    }
    try {
      // The dialog has warned of it, and its button says so.
      const isWithdrawn = isContactWithdrawn(kindOf(template), appointment.contactWithdrawnAt);
      const allowed = isWithdrawn ? { allowWithdrawn: true } : {};
      const variables = { id: appointment.id, templateId: template.id, customMessage, ...allowed };
      await client.mutate({ mutation: SendAppointmentEmailDocument, variables });
      close();
      announceQueued(mail);
      onSent();
    } catch (error) {
      const refusal = readProblem(error).errors[0]?.message ?? refusalOf(error);
      setProblem(refusal ?? 'E-posta gönderilirken hata oluştu.');
    }
    setIsSending(false);
  }

  return {
    write: (appointment, type) => setAsked({ appointment, type: type ?? null }),
    dialog: asked ? (
      <EmailDialog
        {...asked}
        onClose={close}
        onSend={(choice) => void send(asked, choice)}
        isSending={isSending}
        problem={problem}
      />
    ) : null,
  };
}
