import { BACKUP_TIME, backupFrequencyLabels, backupStateLabels } from '@practice/contracts';
import { Anchor, Box, Flex, Skeleton, Text } from '@practice/ui';
import { formatLongDate } from '@practice/ui/admin';
import type { BackupsQuery } from '../generated/graphql.ts';
import type { Backup } from './use-backups.ts';
import { timeLeft, useMinutesLeft } from './use-minutes-left.ts';

type Plan = BackupsQuery['backupPlan'];

/** When the next backup is made, or how far the one is that is made or checked now. */
export function PlanPanel({ plan, open }: { plan: Plan | undefined; open: Backup | undefined }) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="md" p="4" mb="4">
      <Flex gap="3" wrap="wrap" justify="space-between" align="baseline">
        <Box minW="0">{plan ? <Words plan={plan} /> : <Skeleton h="5" w="18rem" maxW="full" />}</Box>
        <Anchor href="#settings?tab=security&focus=auto_backup_enabled" fontSize="sm">
          Yedekleme ayarları
        </Anchor>
      </Flex>
      <Box role="status">{open ? <Progress backup={open} /> : null}</Box>
    </Box>
  );
}

function Words({ plan: { isEnabled, frequency, isEncrypted, retentionDays, nextOn } }: { plan: Plan }) {
  if (!isEnabled || !nextOn) {
    return (
      <Text>
        <strong>Otomatik yedekleme kapalı.</strong> Yalnızca sizin başlattığınız yedekler alınır.
      </Text>
    );
  }
  const time = BACKUP_TIME.replace(':', '.');
  return (
    <>
      <Text fontWeight="medium">{`Sıradaki otomatik yedek: ${formatLongDate(nextOn)}, ${time}`}</Text>
      <Text color="fg.muted" fontSize="sm" mt="0.5">
        {[backupFrequencyLabels[frequency], isEncrypted ? 'şifreli' : 'şifresiz', `${retentionDays} gün saklanır`].join(
          ' · ',
        )}
      </Text>
    </>
  );
}

function Progress({ backup: { id, state, progress } }: { backup: Backup }) {
  const minutes = useMinutesLeft(`${id} ${state}`, progress);
  return (
    <Flex gap="3" wrap="wrap" align="center" mt="3" fontSize="sm">
      <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {`${backupStateLabels[state]}${progress === null ? '…' : `: %${progress}`}`}
      </Text>
      <Box flex="1" minW="24" h="1.5" bg="bg.subtle" borderRadius="full" overflow="hidden" aria-hidden="true">
        <Box h="full" bg="pine.solid" transition="width .3s" style={{ width: `${progress ?? 0}%` }} />
      </Box>
      {minutes === null ? null : (
        <Text whiteSpace="nowrap" color="fg.muted">
          {timeLeft(minutes)}
        </Text>
      )}
    </Flex>
  );
}
