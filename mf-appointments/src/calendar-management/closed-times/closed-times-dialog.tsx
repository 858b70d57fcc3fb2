import { formatPhone } from '@practice/contracts';
import { Anchor, Box, CheckboxField, Flex, RadioCardGroup, Stack, Text, useRunning } from '@practice/ui';
import { FormDialog, formatDate } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { announceDone, announceFailure } from '@practice/ui/records';
import { Link } from '@practice/ui/router';
import { useState } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import { CancelAppointmentsDocument } from '../../generated/graphql.ts';
import { sections } from '../../paths.ts';
import type { ClosedTimeAppointment } from './use-closed-times.ts';

const LEAVE = 'leave';
const CANCEL = 'cancel';
const CANCEL_QUIETLY = 'cancel-quietly';

const options = [
  {
    value: LEAVE,
    label: 'Olduğu gibi kalsın',
    description: 'Randevular takvimde kalır; takvimde açıp taşıyabilirsiniz.',
  },
  { value: CANCEL, label: 'İptal et ve velilere e-posta gönder' },
  { value: CANCEL_QUIETLY, label: 'İptal et, e-posta gönderme', description: 'Velileri siz arayacaksanız.' },
];

type ClosedTimesDialogProps = {
  appointments: readonly ClosedTimeAppointment[];
  onClose: () => void;
  onDone: () => void;
};

/** What becomes of appointments that stand in closed time, in bulk. */
export function ClosedTimesDialog({ appointments, onClose, onDone }: ClosedTimesDialogProps) {
  const client = useApolloClient();
  const mail = useMail();
  const [choice, setChoice] = useState(LEAVE);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});
  const shown = appointments.filter(({ id }) => !done.has(id));
  const ids = shown.map(({ id }) => id).filter((id) => !left.has(id));

  const [isSaving, carryOut] = useRunning(async () => {
    if (choice === LEAVE) return onClose();
    try {
      const variables = { ids, withoutEmail: choice === CANCEL_QUIETLY };
      const { data } = await client.mutate({ mutation: CancelAppointmentsDocument, variables });
      const results = data?.bulkSetAppointmentStatus.results ?? [];
      const cancelled = results.filter(({ ok }) => ok).map(({ id }) => id);
      const notice = choice === CANCEL ? mail.queued('parents') : null;
      if (cancelled.length > 0) announceDone(`${cancelled.length} randevu iptal edildi`, undefined, notice);
      onDone();
      if (cancelled.length === ids.length) return onClose();
      setDone(new Set([...done, ...cancelled]));
      setRefused(Object.fromEntries(results.filter(({ ok }) => !ok).map(({ id, message }) => [id, message ?? ''])));
      toast.error({ title: 'Hata', description: 'Bazı randevular iptal edilemedi.' });
    } catch (error) {
      announceFailure('Toplu güncelleme sırasında hata oluştu.', error);
    }
  });

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void carryOut()}
      title={`${shown.length} randevu kapalı zamanda`}
      description="Bu zaman artık kapalı. Seçtiğiniz randevular ne olsun?"
      submitLabel={choice === LEAVE ? 'Tamam' : `${ids.length} randevuyu iptal et`}
      savingLabel="İptal ediliyor…"
      isSaving={isSaving}
      danger={choice !== LEAVE}
      canSubmit={choice === LEAVE || ids.length > 0}
    >
      <Stack gap="5">
        <Box role="group" aria-label="Randevular" maxH="18.5rem" overflowY="auto">
          {shown.map(({ id, childName, parentName, phone, appointmentDate, appointmentTime, appointmentEndTime }) => (
            <Flex key={id} gap="3">
              <Box flex="1" minW="0">
                <CheckboxField
                  label={`${formatDate(appointmentDate)} ${appointmentTime}–${appointmentEndTime} · ${childName}`}
                  hint={`Veli: ${parentName}`}
                  error={refused[id]}
                  checked={!left.has(id)}
                  onChange={() => toggle(id)}
                />
                {choice === CANCEL_QUIETLY ? (
                  <Anchor href={`tel:${phone}`} fontSize="sm" aria-label={`Ara: ${parentName}`}>
                    {formatPhone(phone)}
                  </Anchor>
                ) : null}
              </Box>
              <Anchor asChild alignSelf="flex-start" py="1.5" fontSize="sm">
                <Link
                  to={sectionHref(sections.appointments, { view: 'day', date: appointmentDate, id })}
                  aria-label={`Takvimde aç: ${childName}`}
                >
                  Takvimde aç
                </Link>
              </Anchor>
            </Flex>
          ))}
        </Box>
        <RadioCardGroup
          label="Ne yapılsın?"
          columns={1}
          options={options}
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
        />
        <Text color="fg.muted" fontSize="sm">
          Şimdi karar vermezseniz randevular kalır; bu liste Takvim Yönetimi’nin üstünde durur.
        </Text>
      </Stack>
    </FormDialog>
  );
}
