import { Flex } from '@practice/ui';
import { SectionIcon } from '@practice/ui/admin';
import type { RunResult } from './run-words.ts';

export type Result = RunResult | 'undone';

const looks: Record<Result, { icon: string; tone: string }> = {
  passed: { icon: 'check', tone: 'confirmed' },
  failed: { icon: 'warning', tone: 'cancelled' },
  undone: { icon: 'info', tone: 'pending' },
  broken: { icon: 'info', tone: 'pending' },
  open: { icon: 'calendar-clock', tone: 'unknown' },
};

/** The result as an icon; a word always stands beside it. */
export function ResultIcon({ result, size = 'md' }: { result: Result; size?: 'md' | 'lg' }) {
  const { icon, tone } = looks[result];
  return (
    <Flex
      boxSize={size === 'lg' ? '11' : '8'}
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="full"
      bg={`status.${tone}.bg`}
      color={`status.${tone}.fg`}
      fontSize={size === 'lg' ? '2xl' : 'lg'}
    >
      <SectionIcon name={icon} />
    </Flex>
  );
}
