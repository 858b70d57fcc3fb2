import { Box, chakra, Flex, Skeleton } from '@practice/ui';
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
  const content = (
    <>
      <Flex as="span" align="center" gap="1.5" color="fg.muted" fontSize="xs" fontWeight="medium" lineHeight="snug">
        {tone ? (
          <Box as="span" boxSize="2" borderRadius="full" bg={`status.${tone}.fg`} flexShrink="0" aria-hidden="true" />
        ) : null}
        {label}
      </Flex>
      <Box
        as="span"
        display="block"
        mt="1"
        fontSize="2xl"
        fontWeight="semibold"
        lineHeight="snug"
        fontVariantNumeric="tabular-nums"
      >
        {value === undefined ? <Skeleton height="6" width="12" /> : value}
      </Box>
      {hint ? (
        <Box as="span" display="block" color="fg.subtle" fontSize="xs" lineHeight="snug">
          {hint}
        </Box>
      ) : null}
    </>
  );
  if (!onClick) return <Box css={cardStyle}>{content}</Box>;
  return (
    <chakra.button type="button" onClick={onClick} aria-pressed={isActive} css={[cardStyle, pressableStyle]}>
      {content}
    </chakra.button>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  minW: '0',
  px: '3',
  py: '2.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  textAlign: 'start',
};

const pressableStyle = {
  cursor: 'pointer',
  transitionProperty: 'border-color, background-color',
  transitionDuration: 'fast',
  '&:hover': { borderColor: 'border.strong' },
  '&[aria-pressed=true]': { bg: 'pine.subtle', borderColor: 'pine.border' },
};
