import { Box, Flex, Text } from '@practice/ui';
import { formatDateTime, relativeTime } from '@practice/ui/admin';
import type { AppointmentChangeType } from '../../generated/graphql.ts';
import { fieldLabel, fieldText } from '../record/fields.ts';
import type { AppointmentDetails } from './use-appointment.ts';

type HistoryProps = { history: AppointmentDetails['history']; titleOf: (slug: string) => string };

/** Who changed what and when, newest first. */
export function History({ history, titleOf }: HistoryProps) {
  return (
    <Box as="ol" listStyleType="none" display="grid" gap="3">
      {history.map((change, index) => (
        <Flex as="li" key={keyOf(change)} gap="3">
          <Box
            mt="1.5"
            boxSize="2"
            flexShrink="0"
            borderRadius="full"
            bg={index === 0 ? 'pine.solid' : 'border.control'}
            aria-hidden="true"
          />
          <Box minW="0">
            <Text>
              <Box as="span" fontWeight="medium">
                {change.username ?? 'Veli'}
              </Box>{' '}
              <span>{changeSentence(change)}</span>
            </Text>
            {change.fields.map((field) => (
              <Text key={field.field} color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {describeChange(field, titleOf)}
              </Text>
            ))}
            <Text color="fg.subtle" fontSize="xs" title={formatDateTime(change.at)}>
              <time dateTime={change.at}>{`${formatDateTime(change.at)} · ${relativeTime(change.at)}`}</time>
            </Text>
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

/** Changes by one person at one moment form one entry. */
function keyOf({ at, changeType, fields }: HistoryProps['history'][number]): string {
  return [at, changeType, ...fields.map(({ field }) => field)].join(' ');
}

type Change = { changeType: AppointmentChangeType; username?: string | null };
type Field = { field: string; from?: string | null; to?: string | null };

/** The kind of a change in words, following the name of who made it. */
function changeSentence({ changeType, username }: Change): string {
  if (changeType === 'created') return username ? 'randevuyu oluşturdu' : 'siteden randevu talebi gönderdi';
  return sentences[changeType];
}

const sentences: Record<Exclude<AppointmentChangeType, 'created'>, string> = {
  status: 'durumu değiştirdi',
  updated: 'bilgileri güncelledi',
  answered: 'hatırlatmaya yanıt verdi',
};

/**
 * `Durum: Beklemede → Onaylandı`; for free text only that it changed, as the history does not store it. A first answer to a
 * reminder has nothing before it.
 */
function describeChange({ field, from, to }: Field, titleOf: (slug: string) => string): string {
  const label = fieldLabel(field);
  if (from === null && to === null) return `${label} değiştirildi`;
  if (field === 'parentAnswer' && !from) return `${label}: ${fieldText(field, to ?? '', titleOf)}`;
  const said = (value: string | null | undefined) => (value ? fieldText(field, value, titleOf) : '—');
  return `${label}: ${said(from)} → ${said(to)}`;
}
