import { type AppointmentEmailType, isContactWithdrawn } from '@practice/contracts';
import { Anchor, Box, RadioCardGroup, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { WithdrawalNotice } from '@practice/ui/consents';
import { useState } from 'react';
import { type AppointmentInBrief, appointmentName } from '../record/appointment.ts';
import { type EmailOffer, emailOffers, firstOffer } from './email-offers.ts';
import { EmailPreview } from './email-preview.tsx';
import { templateLabels } from './email-texts.ts';

type EmailDialogProps = {
  /** The appointment; null closes the dialog. */
  appointment: AppointmentInBrief | null;
  /** Preselected type. */
  type: AppointmentEmailType | null;
  onClose: () => void;
  onSend: (offer: EmailOffer) => void;
  isSending: boolean;
  /** The server's rejection. */
  problem: string | null;
};

/**
 * Chooses and previews an e-mail to the parent. A confirmation or cancellation of an appointment that has not got that
 * status yet also changes the status.
 */
export function EmailDialog({ appointment, type, onClose, onSend, isSending, problem }: EmailDialogProps) {
  const [chosen, setChosen] = useState<AppointmentEmailType | null>(null);
  const [about, setAbout] = useState(appointment);
  if (about !== appointment) {
    setAbout(appointment);
    setChosen(null);
  }
  const offers = appointment ? emailOffers(appointment) : [];
  const requested = chosen ?? type;
  const offer =
    offers.find((each) => each.type === requested && each.blockReason === null) ??
    (appointment ? firstOffer(appointment) : undefined);
  const withdrawnAt =
    offer && isContactWithdrawn(offer.type, appointment?.contactWithdrawnAt) ? appointment?.contactWithdrawnAt : null;
  const isSecondReminder = offer?.type === 'reminder' && appointment?.reminderSent === true;
  return (
    <FormDialog
      open={appointment !== null}
      onClose={onClose}
      onSubmit={() => offer && onSend(offer)}
      canSubmit={offer !== undefined}
      isSaving={isSending}
      size="lg"
      title="E‑posta Şablonu Seç"
      description={appointment ? appointmentName(appointment) : undefined}
      submitLabel={submitLabel({ to: offer?.to, isAgainstAdvice: isSecondReminder || Boolean(withdrawnAt) })}
      savingLabel="Gönderiliyor…"
      problem={problem}
    >
      {appointment ? (
        <Box display="grid" gap="4">
          <RadioCardGroup
            label="Şablon"
            columns={3}
            value={offer?.type ?? ''}
            onChange={(event) => setChosen(event.target.value as AppointmentEmailType)}
            options={offers.map((each) => ({
              value: each.type,
              label: templateLabels[each.type],
              description:
                each.blockReason ??
                (appointment.reminderSent && each.type === 'reminder' ? ALREADY_REMINDED : hintOf(each)),
              disabled: each.blockReason !== null,
            }))}
          />
          {offer && withdrawnAt ? (
            <WithdrawalNotice withdrawnAt={withdrawnAt}>
              {offer.to
                ? 'Durum değişir; veliye e-posta kendiliğinden gönderilmez.'
                : 'Veli, kendisine yazılmasını istemiyor. Göndermek zorunda değilseniz göndermeyin.'}
            </WithdrawalNotice>
          ) : null}
          {offer ? <EmailPreview appointmentId={appointment.id} type={offer.type} /> : null}
          <Text color="fg.muted" fontSize="sm">
            {offer?.to && !withdrawnAt
              ? 'E-posta birkaç saniye sonra yola çıkar; o zamana kadar değişikliği geri alabilirsiniz. '
              : ''}
            <Anchor href={`mailto:${appointment.email}`}>Kendi e-posta programınızla yazın</Anchor>
          </Text>
        </Box>
      ) : null}
    </FormDialog>
  );
}

const submitLabels: Record<string, string> = { confirmed: 'Onayla ve gönder', cancelled: 'İptal et ve gönder' };
const WITHOUT_EMAIL = 'Onayla';

type Chosen = { to: EmailOffer['to'] | undefined; isAgainstAdvice: boolean };

/** What the button does: change the status with or without an e-mail, or send. */
function submitLabel({ to, isAgainstAdvice }: Chosen): string {
  if (to) return (isAgainstAdvice && to === 'confirmed' ? WITHOUT_EMAIL : submitLabels[to]) ?? 'Gönder';
  return isAgainstAdvice ? 'Yine de gönder' : 'Gönder';
}

const ALREADY_REMINDED = 'Bu randevu için hatırlatma zaten gönderildi.';
const hints: Record<string, string> = {
  confirmed: 'Randevu onaylanır.',
  cancelled: 'Randevu iptal edilir.',
};

function hintOf({ to }: EmailOffer): string {
  return hints[to ?? ''] ?? 'Hemen gönderilir.';
}
