import { checksLeft, SELF_CHECK_TIME, selfCheckKeys, selfChecks } from '@practice/contracts';
import { Box, Button, Flex, Skeleton, Text } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { ResultIcon } from './result-icon.tsx';
import { countOf, durationOf, durationWords, type Run, resultOf, resultWords, whenWords } from './run-words.ts';

type SummaryPanelProps = {
  last: Run | undefined;
  shown: Run | undefined;
  open: Run | undefined;
  onLast: () => void;
};

/** The state in one sentence, how far the run is that is under way, and whether an older run is shown. */
export function SummaryPanel({ last, shown, open, onLast }: SummaryPanelProps) {
  const isOlder = shown !== undefined && shown.id !== last?.id;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="md" p={{ base: '4', md: '5' }} mb="4">
      {last ? <State run={last} /> : open ? null : <Loading />}
      <Box role="status">{open ? <Progress run={open} isAlone={!last} /> : null}</Box>
      {isOlder ? (
        <Flex gap="3" wrap="wrap" align="center" borderTopWidth="1px" mt="4" pt="3">
          <Text flex="1" minW="min(14rem, 100%)" fontSize="sm">
            Aşağıda <strong>{formatDateTime(shown.startedAt)}</strong>{' '}
            <span>{`denetimi gösteriliyor: ${resultWords(shown)}.`}</span>
          </Text>
          <Button size="sm" variant="outline" onClick={onLast}>
            Son denetime dön
          </Button>
        </Flex>
      ) : null}
    </Box>
  );
}

function State({ run }: { run: Run }) {
  const news = countOf(run, 'newCount');
  const mended = countOf(run, 'mendedCount');
  const details = [
    ...(news > 0 ? [`${news} yeni sorun`] : []),
    ...(mended > 0 ? [`${mended} sorun giderildi`] : []),
    run.isNightly ? 'gece denetimi' : `${run.startedBy ?? 'sistem'} başlattı`,
    `${durationWords(durationOf(run))} sürdü`,
    `her gece ${SELF_CHECK_TIME.replace(':', '.')}’da yinelenir`,
  ];
  return (
    <Flex gap="3.5" align="flex-start">
      <ResultIcon result={resultOf(run)} size="lg" />
      <Box minW="0">
        <Text fontSize={{ base: 'lg', md: 'xl' }} fontWeight="semibold" lineHeight="snug">
          {`Son denetim ${whenWords(run.startedAt)}, ${resultWords(run)}.`}
        </Text>
        <Text color="fg.muted" fontSize="sm" mt="1">
          {details.join(' · ')}
        </Text>
      </Box>
    </Flex>
  );
}

function Progress({ run, isAlone }: { run: Run; isAlone: boolean }) {
  const done = selfCheckKeys.length - checksLeft(run.outcomes).length;
  const now = run.current ? selfChecks[run.current].title : null;
  return (
    <Box mt={isAlone ? '0' : '4'} fontSize="sm">
      <Flex gap="3" wrap="wrap" justify="space-between">
        <Text>{`Denetim sürüyor${now ? `: ${now}` : '…'}`}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {`${done} / ${selfCheckKeys.length}`}
        </Text>
      </Flex>
      <Box h="1.5" mt="1.5" bg="bg.subtle" borderRadius="full" overflow="hidden" aria-hidden="true">
        <Box
          h="full"
          bg="pine.solid"
          transition="width .3s"
          style={{ width: `${(100 * done) / selfCheckKeys.length}%` }}
        />
      </Box>
    </Box>
  );
}

function Loading() {
  return (
    <Flex gap="3.5" align="center">
      <Skeleton boxSize="10" borderRadius="full" />
      <Box flex="1">
        <Skeleton h="6" w="24rem" maxW="full" />
        <Skeleton h="4" w="16rem" maxW="80%" mt="2" />
      </Box>
    </Flex>
  );
}
