import {
  type AppointmentEmailType,
  CUSTOM_MESSAGE_MAX,
  isContactWithdrawn,
  type MailProblem,
} from '@practice/contracts';
import { Anchor, Box, Button, Flex, RadioCardGroup, Skeleton, Text, TextAreaField, VisuallyHidden } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { WithdrawalNotice } from '@practice/ui/consents';
import { RefusalNote, useRefusedAddress } from '@practice/ui/email-addresses';
import { type ReactNode, useState } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import { type AppointmentInBrief, appointmentName } from '../record/appointment.ts';
import { type EmailOffer, emailOffers, firstOffer, kindOf } from './email-offers.ts';
import { EmailPreview } from './email-preview.tsx';
import { useDelayed } from './use-delayed.ts';
import { useSendableTemplates } from './use-sendable-templates.ts';

/** An e-mail with what staff add to it; '' for nothing. */
export type Choice = { offer: EmailOffer; customMessage: string };

type EmailDialogProps = {
  appointment: AppointmentInBrief;
  /** Preselected type. */
  type: AppointmentEmailType | null;
  onClose: () => void;
  onSend: (choice: Choice) => void;
  isSending: boolean;
  /** The server's rejection. */
  problem: string | null;
};

/**
 * Chooses and previews an e-mail to the parent. A confirmation or cancellation of an appointment that has not got that
 * status yet also changes the status.
 */
export function EmailDialog({ appointment, type, onClose, onSend, isSending, problem }: EmailDialogProps) {
  const { templates, problem: loadProblem, isLoading, reload } = useSendableTemplates();
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [blockReason, setBlockReason] = useState<string | null>(null);
  const shownNote = useDelayed(note);
  const mail = useMail();
  const offers = emailOffers(appointment, templates ?? []);
  const requested = offers.find(({ template, blockReason: no }) => template.id === (chosen ?? type) && no === null);
  const offer = requested ?? firstOffer(appointment, offers);
  const takesNote = offer?.template.variables.includes('customMessage') ?? false;
  const isRefused = useRefusedAddress(appointment.email) !== undefined;
  const isSecondReminder = offer?.template.id === 'reminder' && appointment.reminderSent;
  const { contactWithdrawnAt = null } = appointment;
  const withdrawnAt =
    offer && isContactWithdrawn(kindOf(offer.template), contactWithdrawnAt) ? contactWithdrawnAt : null;
  const isAgainstAdvice = isSecondReminder || isRefused || withdrawnAt !== null;

  function content(): ReactNode {
    if (!templates && loadProblem)
      return <NotLoaded message={loadProblem.message} isLoading={isLoading} onRetry={reload} />;
    if (!templates) return <Loading />;
    if (offers.length === 0) {
      return (
        <Text color="fg.muted">
          Gönderilebilecek şablon yok; yönetici, e-posta ayarlarında bir şablonu etkinleştirebilir.
        </Text>
      );
    }
    return (
      <>
        <RadioCardGroup
          label="Şablon"
          columns={3}
          value={offer?.template.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          options={offers.map((each) => ({
            value: each.template.id,
            label: each.template.name,
            description: each.blockReason ?? hintOf(each, appointment, mail.problem),
            disabled: each.blockReason !== null,
          }))}
        />
        {offer?.template.category === 'marketing' ? (
          <Text color="fg.muted" fontSize="sm">
            Tanıtım e-postası yalnızca bunu almayı kabul etmiş velilere gönderilir; e-postada almayı bırakma bağlantısı
            yer alır.
          </Text>
        ) : null}
        {offer && withdrawnAt ? (
          <WithdrawalNotice withdrawnAt={withdrawnAt}>
            {offer.to
              ? 'Durum değişir; veliye e-posta kendiliğinden gönderilmez.'
              : 'Veli, kendisine yazılmasını istemiyor. Göndermek zorunda değilseniz göndermeyin.'}
          </WithdrawalNotice>
        ) : null}
        {takesNote ? (
          <TextAreaField
            label="Not (isteğe bağlı)"
            rows={3}
            value={note}
            maxLength={CUSTOM_MESSAGE_MAX}
            counterLimit={CUSTOM_MESSAGE_MAX}
            onChange={(event) => setNote(event.target.value)}
            hint="E-postada yazdığınız gibi yer alır. Klinik bilgi yazmayın: e-posta gizli bir yol değildir."
          />
        ) : null}
        {offer ? (
          <EmailPreview
            key={offer.template.id}
            appointmentId={appointment.id}
            templateId={offer.template.id}
            customMessage={takesNote ? shownNote : ''}
            onBlocked={offer.to ? undefined : setBlockReason}
          />
        ) : null}
      </>
    );
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => offer && onSend({ offer, customMessage: takesNote ? note.trim() : '' })}
      canSubmit={offer !== undefined && (offer.to !== null || blockReason === null)}
      isSaving={isSending}
      size="lg"
      title="E‑posta Şablonu Seç"
      description={appointmentName(appointment)}
      submitLabel={submitLabel(offer?.to, isAgainstAdvice)}
      savingLabel="Gönderiliyor…"
      problem={problem}
    >
      <Box display="grid" gap="4">
        <RefusalNote address={appointment.email}>
          {offer?.to
            ? 'Durum değişir ama e-posta kendiliğinden gönderilmez; veliyi telefonla arayın.'
            : 'Yine de denenir; ulaşmayabilir. Veliyi telefonla arayın.'}
        </RefusalNote>
        {content()}
        <Text color="fg.muted" fontSize="sm">
          {offer?.to && !isAgainstAdvice ? (
            <span>{'Değişikliği birkaç saniye içinde geri alırsanız e-posta gitmez. '}</span>
          ) : null}
          {mail.problem ? <span>{`${mail.queued('parent').sentence} `}</span> : null}
          <Anchor href={`mailto:${appointment.email}`}>Kendi e-posta programınızla yazın</Anchor>
        </Text>
      </Box>
    </FormDialog>
  );
}

const submitLabels: Record<string, string> = { confirmed: 'Onayla ve gönder', cancelled: 'İptal et ve gönder' };
const labelsWithoutEmail: Record<string, string> = { confirmed: 'Onayla', cancelled: 'İptal et' };

/** What the button does: change the status, with the e-mail unless something speaks against it, or send. */
function submitLabel(to: EmailOffer['to'] | undefined, isAgainstAdvice: boolean): string {
  const byChange = to && (isAgainstAdvice ? labelsWithoutEmail : submitLabels)[to];
  return byChange ?? (isAgainstAdvice ? 'Yine de gönder' : 'Gönder');
}

const hints: Record<string, string> = {
  confirmed: 'Randevu onaylanır.',
  cancelled: 'Randevu iptal edilir.',
};

function hintOf(
  { template, to }: EmailOffer,
  { reminderSent }: AppointmentInBrief,
  problem: MailProblem | null | undefined,
): string {
  if (reminderSent && template.id === 'reminder') return 'Bu randevu için hatırlatma zaten gönderildi.';
  const isMarketing = template.category === 'marketing';
  if (problem) return hints[to ?? ''] ?? (isMarketing ? 'Tanıtım.' : '');
  return hints[to ?? ''] ?? (isMarketing ? 'Tanıtım; hemen gönderilir.' : 'Hemen gönderilir.');
}

function NotLoaded({ message, isLoading, onRetry }: { message: string; isLoading: boolean; onRetry: () => void }) {
  return (
    <Flex role="alert" align="center" gap="3" wrap="wrap">
      <Text color="fg.muted">{`Şablonlar yüklenemedi. ${message}`}</Text>
      <Button size="sm" variant="outline" loading={isLoading} onClick={onRetry}>
        Tekrar dene
      </Button>
    </Flex>
  );
}

function Loading() {
  return (
    <Box display="grid" gap="3">
      <VisuallyHidden role="status">Şablonlar yükleniyor…</VisuallyHidden>
      <Skeleton height="16" />
      <Skeleton height="4" width="60%" />
    </Box>
  );
}
