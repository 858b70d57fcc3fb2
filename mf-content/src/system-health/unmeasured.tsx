import { z } from '@practice/contracts';
import { Box, Flex, type Retry, RetryButton, Text } from '@practice/ui';
import { formatTime, SectionIcon } from '@practice/ui/admin';
import type { readProblem } from '@practice/ui/data';
import { useEffect, useState } from 'react';

type Props = {
  problem: ReturnType<typeof readProblem>;
  /** When it was measured last; undefined when it never was. */
  measuredAt: string | undefined;
  onRetry: Retry;
};

/** The state cannot be measured now: what the server itself still says of it, and since when. */
export function Unmeasured({ problem, measuredAt, onRetry }: Props) {
  const known = useReadiness(problem);
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
      <Box flex="1" minW="14rem">
        <Text fontWeight="semibold">Sistem durumu şu anda ölçülemiyor</Text>
        <Text fontSize="sm">{known ?? problem.message}</Text>
        {measuredAt ? (
          <Text fontSize="sm" mt="1">
            Aşağıdakiler saat {formatTime(measuredAt)} itibarıyla ölçülen değerlerdir.
          </Text>
        ) : null}
      </Box>
      <RetryButton variant="outline" onRetry={onRetry} />
    </Flex>
  );
}

const readiness = z.object({ database: z.boolean(), events: z.boolean() });

/** What the server answers balancers with, who need neither database nor session; undefined while it is not known. */
function useReadiness(problem: Props['problem']): string | undefined {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    readReadiness(abort.signal).then(setSentence, () => undefined);
    return () => abort.abort();
  }, [problem]);
  return sentence;
}

async function readReadiness(signal: AbortSignal): Promise<string> {
  const response = await fetch('/readyz', { signal }).catch(() => undefined);
  if (signal.aborted) throw signal.reason;
  if (!response) return 'Sunucuya ulaşılamıyor. İnternet bağlantınızı kontrol edin; sunucu da kapalı olabilir.';
  const { data } = readiness.safeParse(await response.json().catch(() => undefined));
  if (!data) return 'Sunucuya ulaşılıyor, ancak önündeki vekil yanıt veriyor; sunucu yeniden başlıyor olabilir.';
  if (!data.database) return DATABASE_AWAY;
  if (!data.events) return 'Sunucu çalışıyor, ancak veritabanındaki olayları okuyamıyor; birazdan kendiliğinden düzelir.';
  return 'Sunucu ve veritabanı çalışıyor; kullanıcılar servisi yanıt vermiyor olabilir.';
}

const DATABASE_AWAY =
  'Veritabanı yanıt vermiyor. Veliler son hâliyle saklanan sayfaları görür, ancak randevu isteyemez; ekip hiçbir kaydı ' +
  'açamaz. Veritabanı geri gelince her şey kendiliğinden sürer, onaylanmış hiçbir kayıt kaybolmaz.';
