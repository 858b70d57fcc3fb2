import { canNotifyOfMove, isContactWithdrawn, toInstant } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { RefusalNote } from '@practice/ui/email-addresses';
import { useQuestion } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { type AppointmentRow, dayText, isInSeries } from '../record/appointment.ts';
import { RescheduledPreview } from './email-preview.tsx';

type Time = Pick<AppointmentRow, 'appointmentDate' | 'appointmentTime'>;
type Moved = Time &
  Pick<
    AppointmentRow,
    'id' | 'childName' | 'email' | 'status' | 'contactWithdrawnAt' | 'isRecurring' | 'recurringParentId'
  >;
type Move = { appointment: Moved; to: Time };

/**
 * Asks whether the parent of a confirmed appointment is to be sent its new time, with the text of the e-mail. Render
 * `dialog`. Resolves with what is to be added to the change: nothing when there is no question; null to give up.
 */
export function useNotifyParent(): {
  askAbout: (appointment: Moved, to: Time) => Promise<{ notifyParent?: boolean } | null>;
  dialog: ReactNode;
} {
  const { question, ask, answer } = useQuestion<Move, boolean>();
  return {
    async askAbout(appointment, to) {
      if (isSameTime(appointment, to)) return {};
      // A parent who took back that they may be contacted is not sent it.
      if (isContactWithdrawn('rescheduled', appointment.contactWithdrawnAt)) return {};
      if (!canNotifyOfMove(appointment, toInstant(to.appointmentDate, to.appointmentTime))) return {};
      const notifyParent = await ask({ appointment, to });
      return notifyParent === null ? null : { notifyParent };
    },
    dialog: (
      <FormDialog
        open={question !== null}
        onClose={() => answer(null)}
        onSubmit={() => answer(true)}
        size="lg"
        title="Veliye haber verilsin mi?"
        description={
          question
            ? `${question.appointment.childName}: ${timeText(question.appointment)} → ${timeText(question.to)}`
            : undefined
        }
        submitLabel="Kaydet ve haber ver"
        alternative={{ label: 'Haber vermeden kaydet', onSelect: () => answer(false) }}
      >
        {question ? (
          <Box display="grid" gap="3">
            <Text color="fg.muted">
              {`Onaylanmış bir randevunun saati değişiyor. Siz seçmeden veliye e-posta gönderilmez.${isInSeries(question.appointment) ? ' E-posta yalnızca bu randevu için gönderilir.' : ''}`}
            </Text>
            <RefusalNote address={question.appointment.email}>
              E-posta kendiliğinden gönderilmez; yeni saati veliye telefonla bildirin.
            </RefusalNote>
            <RescheduledPreview
              appointmentId={question.appointment.id}
              date={question.to.appointmentDate}
              time={question.to.appointmentTime}
            />
          </Box>
        ) : null}
      </FormDialog>
    ),
  };
}

function isSameTime(one: Time, other: Time): boolean {
  return one.appointmentDate === other.appointmentDate && one.appointmentTime === other.appointmentTime;
}

function timeText({ appointmentDate, appointmentTime }: Time): string {
  return `${dayText(appointmentDate)} ${appointmentTime}`;
}
