import { Box, Button, Flex, Skeleton, Text, useRunning, VisuallyHidden } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { AddressNote } from '../../email-addresses/address-note.tsx';
import { MarkAddressButton } from '../../email-addresses/mark-address-button.tsx';
import { useMail } from '../../email-addresses/use-mail.ts';
import { ResendEmailDocument } from '../../generated/graphql.ts';
import type { AppointmentRow } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { emailOffers, typeOf } from './email-offers.ts';
import { type Email, emailDetail, emailLabel, emailState, retryLabel, templateLabels } from './email-texts.ts';
import { useEmails } from './use-emails.ts';
import { useSendableTemplates } from './use-sendable-templates.ts';

/** The e-mails about an appointment, to the parent and to the practice, and buttons to send more. */
export function Emails({ appointment }: { appointment: AppointmentRow }) {
  const { emails, problem, isLoading, reload } = useEmails(appointment.id);
  const { canWrite } = useAppointmentActions();
  return (
    <Box display="grid" gap="3">
      <AddressNote address={appointment.email} canWrite={canWrite} />
      {emails ? (
        <EmailList emails={emails} onRetried={reload} />
      ) : problem ? (
        <Flex role="alert" align="center" gap="3" wrap="wrap">
          <Text color="fg.muted">{problem.message}</Text>
          <Button size="sm" variant="outline" loading={isLoading} onClick={reload}>
            Tekrar dene
          </Button>
        </Flex>
      ) : (
        <Box display="grid" gap="2">
          <VisuallyHidden role="status">E-postalar yükleniyor…</VisuallyHidden>
          <Skeleton height="3.5" width="70%" />
          <Skeleton height="3.5" width="50%" />
        </Box>
      )}
      {canWrite ? <Writing appointment={appointment} /> : null}
    </Box>
  );
}

function EmailList({ emails, onRetried }: { emails: readonly Email[]; onRetried: () => void }) {
  const { canWrite } = useAppointmentActions();
  const { problem } = useMail();
  if (emails.length === 0) return <Text color="fg.muted">Bu randevu için henüz e-posta yok.</Text>;
  return (
    <Box as="ul" aria-live="polite" listStyleType="none" display="grid" gap="2.5">
      {emails.map((email) => {
        const { label, tone } = emailState(email.state);
        return (
          <Flex as="li" key={email.id} align="flex-start" gap="3">
            <Box flex="1" minW="0">
              <Flex align="center" gap="2" wrap="wrap">
                <Text fontWeight="medium">{emailLabel(email)}</Text>
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </Flex>
              <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
                {emailDetail(email, problem)}
              </Text>
            </Box>
            {canWrite ? <Retry email={email} onRetried={onRetried} /> : null}
          </Flex>
        );
      })}
    </Box>
  );
}

function Retry({ email, onRetried }: { email: Email; onRetried: () => void }) {
  const client = useApolloClient();
  const { queued } = useMail();
  const label = retryLabel(email);
  const [isSending, retry] = useRunning(async () => {
    try {
      await client.mutate({ mutation: ResendEmailDocument, variables: { id: email.id } });
      announceDone('E-posta gönderim sırasına alındı.', undefined, queued('queued'));
    } catch (error) {
      announceFailure('E-posta gönderilirken hata oluştu.', error);
    }
    onRetried();
  });

  if (!label) return null;

  return (
    <Button
      size="sm"
      variant="outline"
      flexShrink="0"
      loading={isSending}
      loadingText="Gönderiliyor…"
      aria-label={`${label}: ${emailLabel(email)}`}
      onClick={() => void retry()}
    >
      {label}
    </Button>
  );
}

/** Previews the e-mail of a status change before it is made, and sends by hand. */
function Writing({ appointment }: { appointment: AppointmentRow }) {
  const { write } = useAppointmentActions();
  const { templates = [] } = useSendableTemplates();
  const byChange = emailOffers(appointment, templates).flatMap(({ template, to }) => (to && typeOf(template)) ?? []);
  return (
    <>
      {byChange.length > 0 && !appointment.contactWithdrawnAt ? (
        <Text color="fg.muted" fontSize="sm">
          Durum değişikliği veliye e-postayla bildirilir; göndermeden önce metni okuyabilirsiniz.
        </Text>
      ) : null}
      <Flex gap="2" wrap="wrap">
        {byChange.map((type) => (
          <Button key={type} size="sm" variant="outline" onClick={() => write(appointment, type)}>
            {`${templateLabels[type]} e-postasını gör`}
          </Button>
        ))}
        <Button size="sm" variant="outline" onClick={() => write(appointment)}>
          E-posta gönder…
        </Button>
        <MarkAddressButton address={appointment.email} />
      </Flex>
    </>
  );
}
