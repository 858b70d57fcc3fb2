import type { SettingField } from '@practice/contracts';
import { Box, Button, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { formatDateTime, relativeTime } from '@practice/ui/admin';
import type { SettingHistoryQuery } from '../../generated/graphql.ts';

type HistoryEntryProps = {
  entry: SettingHistoryQuery['settingHistory']['items'][number];
  /** The setting's field; undefined for one that the form does not have. */
  field: SettingField | undefined;
  /** Whether the setting still has the value of this change. */
  isCurrent: boolean;
  isUndoing: boolean;
  onUndo: () => void;
};

/** A change: the setting, the values before and after, who and when. */
export function HistoryEntry({ entry, field, isCurrent, isUndoing, onUndo }: HistoryEntryProps) {
  const { settingKey, at, username, before, after } = entry;
  const label = field?.label ?? settingKey;
  return (
    <Box as="li" css={entryStyle}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box minW="0">
          <Text fontWeight="semibold">{label}</Text>
          <Text color="fg.muted" fontSize="sm">
            <span>{`${username ?? 'Sistem'} ·`}</span>{' '}
            <time dateTime={at} title={formatDateTime(at)}>
              {relativeTime(at)}
            </time>
          </Text>
        </Box>
        {isCurrent ? (
          <Button
            variant="outline"
            size="sm"
            flexShrink="0"
            loading={isUndoing}
            onClick={onUndo}
            aria-label={`Geri al: ${label}, ${relativeTime(at)}`}
          >
            Geri al
          </Button>
        ) : null}
      </Flex>
      {before === null || after === null ? (
        <Text fontSize="sm" mt="1">
          Gizli değer değiştirildi.
        </Text>
      ) : (
        <Box as="dl" css={valuesStyle}>
          <dt>Önce</dt>
          <Value field={field} value={before} isFormer />
          <dt>Sonra</dt>
          <Value field={field} value={after} />
        </Box>
      )}
      {isCurrent || before === null ? null : (
        <Text color="fg.muted" fontSize="sm" mt="1">
          Bu ayar sonradan yeniden değiştirildi.
        </Text>
      )}
    </Box>
  );
}

type ValueProps = { field: SettingField | undefined; value: string; isFormer?: boolean };

/** A value as the form shows it. */
function Value({ field, value, isFormer = false }: ValueProps) {
  return (
    <Box as="dd" data-former={isFormer ? '' : undefined}>
      {field?.type === 'color' && value ? (
        <Box as="span" css={swatchStyle} style={{ background: value }} aria-hidden="true" />
      ) : null}
      <span>{shownValue(field, value)}</span>
    </Box>
  );
}

function shownValue(field: SettingField | undefined, value: string): string {
  if (value === '') return 'Varsayılan';
  if (field?.type === 'switch') return value === 'true' ? 'Açık' : 'Kapalı';
  return field?.options?.find((option) => option.value === value)?.label ?? value;
}

const entryStyle: SystemStyleObject = { py: '4', borderBottomWidth: '1px' };

const valuesStyle: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '1',
  mt: '2',
  fontSize: 'sm',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxH: '10rem', overflowY: 'auto' },
  '& dd[data-former]': { color: 'fg.muted', textDecoration: 'line-through' },
};

const swatchStyle: SystemStyleObject = {
  display: 'inline-block',
  boxSize: '3.5',
  me: '1.5',
  borderRadius: 'xs',
  borderWidth: '1px',
  verticalAlign: '-0.15em',
};
