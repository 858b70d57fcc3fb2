import { type AppointmentEmailType, type AppointmentStatus, isContactWithdrawn } from '@practice/contracts';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, refusalOf } from '@practice/ui/records';
import { type ReactNode, useState } from 'react';
import { SendAppointmentEmailDocument } from '../../generated/graphql.ts';
import type { AppointmentInBrief } from '../record/appointment.ts';
import { EmailDialog } from './email-dialog.tsx';
import type { EmailOffer } from './email-offers.ts';

type Options = {
  /** Makes the status change that belongs to an e-mail. */
  onStatus: (appointment: AppointmentInBrief, to: AppointmentStatus) => void;
  onSent: () => void;
};

/** Chooses, previews and sends an e-mail about an appointment. Render `dialog`. */
export function useEmailDialog({ onStatus, onSent }: Options): {
  write: (appointment: AppointmentInBrief, type?: AppointmentEmailType) => void;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const [asked, setAsked] = useState<{ appointment: AppointmentInBrief; type: AppointmentEmailType | null } | null>(
    null,
  );
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function close() {
    setAsked(null);
    setProblem(null);
  }

  async function send({ type, to }: EmailOffer) {
    if (!asked) return;
    const { appointment } = asked;
    if (to) {
      close();
      onStatus(appointment, to);
      return;
    }
    setIsSending(true);
    setProblem(null);
    try {
      // The dialog has warned of it, and its button says so.
      const isWithdrawn = isContactWithdrawn(type, appointment.contactWithdrawnAt);
      const variables = { id: appointment.id, type, ...(isWithdrawn ? { allowWithdrawn: true } : {}) };
      await client.mutate({ mutation: SendAppointmentEmailDocument, variables });
      close();
      announceDone({ title: 'E-posta gönderildi', description: 'E-posta gönderim sırasına alındı.' });
      onSent();
    } catch (error) {
      setProblem(refusalOf(error) ?? 'E-posta gönderilirken hata oluştu.');
    }
    setIsSending(false);
  }

  return {
    write: (appointment, type) => setAsked({ appointment, type: type ?? null }),
    dialog: (
      <EmailDialog
        appointment={asked?.appointment ?? null}
        type={asked?.type ?? null}
        onClose={close}
        onSend={(offer) => void send(offer)}
        isSending={isSending}
        problem={problem}
      />
    ),
  };
}
