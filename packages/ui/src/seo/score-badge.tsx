import { Box, Flex } from '@practice/ui';
import { levels, scoreOf } from './score.ts';

/** The score of a tag as a bar, a number and a word. */
export function ScoreBadge({ tag }: { tag: Parameters<typeof scoreOf>[0] }) {
  const { score, level } = scoreOf(tag);
  const { word, tone } = levels[level];
  return (
    <Flex as="span" align="center" gap="2" color={`status.${tone}.fg`} whiteSpace="nowrap" data-level={level}>
      <Box as="span" aria-hidden="true" width="10" height="1.5" bg="border.quiet" borderRadius="full" overflow="hidden">
        <Box as="span" display="block" height="full" bg="currentColor" style={{ width: `${score}%` }} />
      </Box>
      <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {`%${score}`}
      </Box>
      <Box as="span" fontSize="sm">
        {word}
      </Box>
    </Flex>
  );
}
