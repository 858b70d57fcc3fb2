import { Box, Flex, type Retry, RetryButton, Text } from '@practice/ui';
import { formatTime, SectionIcon } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import type { readProblem } from '@practice/ui/data';
import { useEffect, useState } from 'react';
import { readReadiness } from './read-readiness.ts';

type Props = {
  problem: ReturnType<typeof readProblem>;
  /** When it was measured last; undefined when it never was. */
  measuredAt: string | undefined;
  onRetry: Retry;
};

/** The state cannot be measured now: what the server itself still says of it, and since when. */
export function Unmeasured({ problem, measuredAt, onRetry }: Props) {
  const known = useReadiness();
  return (
    <Flex
      role="alert"
      gap="3"
      align="flex-start"
      wrap="wrap"
      bg="status.cancelled.bg"
      color="status.cancelled.fg"
      borderRadius="md"
      px={{ base: '4', md: '5' }}
      py="4"
      mb="4"
    >
      <Box pt="0.5">
        <SectionIcon name="warning" />
      </Box>
      <Box flex="1" minW="min(14rem, 100%)">
        <Text fontWeight="semibold">Sistem durumu şu anda ölçülemiyor</Text>
        <Text fontSize="sm">{known ?? problem.message}</Text>
        {measuredAt ? (
          <Text fontSize="sm" mt="1">
            {`Aşağıdakiler saat ${formatTime(measuredAt)} itibarıyla ölçülen değerlerdir.`}
          </Text>
        ) : null}
      </Box>
      <RetryButton variant="outline" onRetry={onRetry} />
    </Flex>
  );
}

const LOOK_AGAIN_MS = 10_000;

/** What the server answers balancers with, who need neither database nor session; undefined while it is not known. */
function useReadiness(): string | undefined {
  const { fetch } = useStaff();
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    const look = () => readReadiness(fetch, abort.signal).then(setSentence, () => undefined);
    void look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [fetch]);
  return sentence;
}
