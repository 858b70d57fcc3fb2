import { RETENTION_TIME } from '@practice/contracts';
import { Box, Button, Flex, Skeleton, Text } from '@practice/ui';
import { formatLongDate } from '@practice/ui/admin';
import { erasedText, expiredText } from './retention-texts.ts';
import type { Retention, RetentionRunRow } from './use-retention.ts';

type Props = { retention: Retention; onShow: () => void; onApply: () => void; isStarting: boolean };

/** When records are erased next and how many, or how far the run is that is under way. */
export function PlanPanel({ retention: { nextOn, expired, open }, onShow, onApply, isStarting }: Props) {
  const hasExpired = expired !== undefined && expired > 0;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="md" p="4" mb="4">
      <Flex gap="4" wrap="wrap" justify="space-between" align="center">
        <Box minW="0" flex="1 1 18rem">
          {nextOn && expired !== undefined ? (
            <>
              <Text fontWeight="medium">
                {`Sıradaki silme: ${formatLongDate(nextOn)}, ${RETENTION_TIME.replace(':', '.')}`}
              </Text>
              <Text color="fg.muted" fontSize="sm" mt="0.5">
                {hasExpired
                  ? `Bugün olsa ${expiredText(expired)} kayıt ve onlara bağlı olanlar silinirdi.`
                  : 'Süresi dolan kayıt yok; bugün olsa bir şey silinmezdi.'}
              </Text>
            </>
          ) : (
            <Skeleton h="10" w="20rem" maxW="full" />
          )}
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={onShow} disabled={!hasExpired}>
            Şimdi ne silinir?
          </Button>
          <Button
            variant="outline"
            size="sm"
            colorPalette="red"
            onClick={onApply}
            loading={isStarting}
            disabled={!hasExpired || open !== undefined}
          >
            Şimdi uygula
          </Button>
        </Flex>
      </Flex>
      <Box role="status">{open ? <UnderWay run={open} /> : null}</Box>
    </Box>
  );
}

function UnderWay({ run }: { run: RetentionRunRow }) {
  const done = erasedText(run);
  return (
    <Text fontSize="sm" mt="3">
      {`${run.problem ? `${run.problem} Yeniden denenecek.` : 'Süresi dolan kayıtlar siliniyor…'}${done ? ` Şimdiye kadar: ${done}.` : ''}`}
    </Text>
  );
}
