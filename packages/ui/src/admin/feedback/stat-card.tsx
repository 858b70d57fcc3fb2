import { StatHelpText, StatLabel, StatRoot, StatValueText } from '@chakra-ui/react';
import { Box, Skeleton } from '@practice/ui';
import type { ReactNode } from 'react';

export type StatCardProps = {
  label: ReactNode;
  /** The formatted figure; undefined while loading. */
  value: ReactNode | undefined;
  /** Small text below, such as a comparison. */
  hint?: ReactNode;
  /** Colour of the dot before the label. */
  tone?: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'unknown';
  /** Makes the card a button, which sets the filter of what the figure counts. */
  onClick?: () => void;
  isActive?: boolean;
};

/** A figure with its label. Put cards into a grid of equal columns. */
export function StatCard({ label, value, hint, tone, onClick, isActive = false }: StatCardProps) {
  // A button contains no description list.
  const [term, description] = onClick ? (['span', 'span'] as const) : (['dt', 'dd'] as const);
  const content = (
    <>
      <StatLabel as={term}>
        {tone ? (
          <Box as="span" boxSize="2" borderRadius="full" bg={`status.${tone}.fg`} flexShrink="0" aria-hidden="true" />
        ) : null}
        <span>{label}</span>
      </StatLabel>
      <StatValueText as={description}>{value === undefined ? <Skeleton height="6" width="12" /> : value}</StatValueText>
      {hint ? <StatHelpText as={description}>{hint}</StatHelpText> : null}
    </>
  );
  if (!onClick) return <StatRoot>{content}</StatRoot>;
  return (
    <StatRoot asChild>
      <button type="button" onClick={onClick} aria-pressed={isActive}>
        {content}
      </button>
    </StatRoot>
  );
}
