import type { SystemPart } from '@practice/contracts';
import { Box, Flex } from '@practice/ui';
import { SectionIcon, StatusBadge } from '@practice/ui/admin';
import { type ReactNode, useId } from 'react';
import { type HealthProblem, stateLooks, stateOf } from '../health-state.ts';

type Props = {
  title: string;
  icon: string;
  /** The parts of the product that the card is about. */
  parts: readonly SystemPart[];
  problems: readonly HealthProblem[];
  /** A link to where it is looked after. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the product: how it is, in a word, and what was measured. */
export function HealthCard({ title, icon, parts, problems, action, children }: Props) {
  const id = useId();
  const { label, tone } = stateLooks[stateOf(problems, parts)];
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      p="4"
      minW="0"
      css={{ '--label-width': '8.25rem' }}
    >
      <Flex align="center" gap="2" mb="3">
        <SectionIcon name={icon} color="fg.muted" />
        <Box as="h2" id={id} fontWeight="semibold" fontSize="md" flex="1" minW="0">
          {title}
        </Box>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Flex>
      {children}
      {action ? <Box mt="3">{action}</Box> : null}
    </Box>
  );
}
