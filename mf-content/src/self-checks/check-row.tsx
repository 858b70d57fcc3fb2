import { type SelfCheckKey, selfCheckStateLabels, selfChecks } from '@practice/contracts';
import { Box, Flex, Skeleton, type SystemStyleObject, Text } from '@practice/ui';
import { formatCount, relativeTime, StatusBadge, type StatusTone } from '@practice/ui/admin';
import { FaultList } from './fault-list.tsx';
import { ResultIcon } from './result-icon.tsx';
import { durationWords } from './run-words.ts';
import type { Outcome } from './use-self-checks.ts';

const tones: Record<Outcome['state'], StatusTone> = { passed: 'confirmed', failed: 'cancelled', undone: 'pending' };

/** One check: what it proves, what came of it, and of a failure what to do. */
export function CheckRow({ outcome }: { outcome: Outcome }) {
  const { key, state, note, mended } = outcome;
  return (
    <Box as="li" css={rowStyle}>
      <Box gridArea="icon">
        <ResultIcon result={state} />
      </Box>
      <What checkKey={key} note={note} />
      <Flex gridArea="result" css={resultStyle}>
        <StatusBadge tone={tones[state]}>{selfCheckStateLabels[state]}</StatusBadge>
        <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {figuresOf(outcome)}
        </Text>
      </Flex>
      {state === 'passed' && mended.length === 0 ? null : (
        <Box gridArea="details" minW="0">
          <FaultList outcome={outcome} />
        </Box>
      )}
    </Box>
  );
}

/** A check whose result is not known yet. */
export function WaitingRow({ checkKey }: { checkKey: SelfCheckKey }) {
  return (
    <Box as="li" css={rowStyle}>
      <Box gridArea="icon">
        <Skeleton boxSize="8" borderRadius="full" />
      </Box>
      <What checkKey={checkKey} note={null} />
      <Flex gridArea="result" css={resultStyle}>
        <Skeleton h="5" w="4.5rem" />
        <Skeleton h="4" w="7rem" />
      </Flex>
    </Box>
  );
}

function What({ checkKey, note }: { checkKey: SelfCheckKey; note: string | null }) {
  const { title, proves } = selfChecks[checkKey];
  return (
    <Box gridArea="text" minW="0">
      <Text fontWeight="medium">{title}</Text>
      <Text color="fg.muted" fontSize="sm" maxW="42rem" mt="0.5">
        {proves}
      </Text>
      {note ? (
        <Text fontSize="sm" mt="1">
          {note}
        </Text>
      ) : null}
    </Box>
  );
}

function figuresOf({ key, state, checked, durationMs, lastPassedAt }: Outcome): string {
  const figure = checked > 0 ? `${formatCount(checked)} ${selfChecks[key].unit}` : 'bakılacak kayıt yok';
  if (state === 'passed') return `${figure} · ${durationWords(durationMs)}`;
  return `${figure} · ${lastPassedAt ? `en son ${relativeTime(lastPassedAt)} geçti` : 'hiç geçmedi'}`;
}

const rowStyle: SystemStyleObject = {
  display: 'grid',
  columnGap: '3.5',
  px: { base: '4', md: '5' },
  py: '3.5',
  '& + &': { borderTopWidth: '1px' },
  gridTemplateColumns: { base: '2rem minmax(0, 1fr)', lg: '2rem minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    base: '"icon text" ". result" ". details"',
    lg: '"icon text result" ". details details"',
  },
};

const resultStyle: SystemStyleObject = {
  flexDirection: { base: 'row', lg: 'column' },
  flexWrap: 'wrap',
  alignItems: { base: 'center', lg: 'flex-end' },
  columnGap: '3',
  rowGap: '1',
  mt: { base: '2', lg: '0' },
};
