import { Box, Button, Flex, Text, useRunning } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { UpdateAppointmentDocument } from '../../generated/graphql.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { fieldLabel, fieldText } from '../record/fields.ts';
import { useRefresh } from '../record/use-refresh.ts';
import type { AppointmentDetails } from './use-appointment.ts';

type Props = { appointment: AppointmentDetails; titleOf: (slug: string) => string };
type Resubmission = AppointmentDetails['resubmissions'][number];

const fields = ['phone', 'email', 'childBirthDate', 'serviceType', 'reason'] as const;

/** What differed when the same request was sent again; hidden once the appointment has the same values. */
export function Resubmissions({ appointment, titleOf }: Props) {
  const open = appointment.resubmissions.filter((each) => differing(appointment, each).length > 0);
  if (open.length === 0) return null;
  return (
    <Box as="section" aria-label="Yeniden gönderilen talep" px="3" py="2.5" bg="bg.tinted" borderRadius="md">
      <Text fontWeight="semibold">Bu talep farklı bilgilerle yeniden gönderildi.</Text>
      <Text fontSize="sm" color="fg.muted">
        Randevu değişmedi. Gönderen veli olmayabilir; emin değilseniz önce arayın.
      </Text>
      <Box as="ul" listStyleType="none" mt="2" display="grid" gap="3">
        {open.map((each) => (
          <li key={each.at}>
            <Correction appointment={appointment} said={each} titleOf={titleOf} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Correction({ appointment, said, titleOf }: Props & { said: Resubmission }) {
  const { canWrite } = useAppointmentActions();
  const client = useApolloClient();
  const { refresh } = useRefresh();
  const open = differing(appointment, said);

  const [isSaving, apply] = useRunning(async () => {
    try {
      const input = { ...Object.fromEntries(open.map((field) => [field, said[field]])), version: appointment.version };
      await client.mutate({ mutation: UpdateAppointmentDocument, variables: { id: appointment.id, input } });
      announceDone('Randevu başarıyla güncellendi.');
    } catch (error) {
      announceFailure('Randevu güncellenirken hata oluştu.', error);
    }
    await refresh();
  });

  return (
    <Flex gap="3" align="start" justify="space-between">
      <Box minW="0">
        {open.map((field) => (
          <Text key={field} whiteSpace="pre-line" overflowWrap="anywhere">
            <Box as="span" color="fg.muted">
              {`${fieldLabel(field)}:`}
            </Box>{' '}
            <span>{fieldText(field, said[field] ?? '', titleOf)}</span>
          </Text>
        ))}
        <Text fontSize="xs" color="fg.muted">
          <time dateTime={said.at}>{formatDateTime(said.at)}</time>
        </Text>
      </Box>
      {canWrite ? (
        <Button size="sm" variant="outline" flexShrink="0" loading={isSaving} onClick={() => void apply()}>
          Uygula
        </Button>
      ) : null}
    </Flex>
  );
}

function differing(appointment: AppointmentDetails, said: Resubmission) {
  return fields.filter((field) => said[field] != null && said[field] !== appointment[field]);
}
