import { Box, Flex, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { type Slot, stateOf, timesOf } from './slots.ts';

type SlotListProps = {
  label: string;
  slots: readonly Slot[];
  actions?: (slot: Slot) => ReactNode;
  /** Scrolls within this height. */
  maxHeight?: string;
};

/** The slots of a day with their states. */
export function SlotList({ label, slots, actions, maxHeight }: SlotListProps) {
  return (
    <Box
      as="ul"
      aria-label={label}
      // A list that scrolls is reached by keyboard.
      tabIndex={maxHeight ? 0 : undefined}
      listStyleType="none"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      overflowY={maxHeight ? 'auto' : undefined}
      maxH={maxHeight}
    >
      {slots.map((slot) => {
        const { word, tone } = stateOf(slot);
        return (
          <Flex
            as="li"
            key={slot.id}
            align="center"
            wrap="wrap"
            gap="3"
            px="4"
            py="2.5"
            css={{ '& + li': { borderTopWidth: '1px' } }}
          >
            <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
              {timesOf(slot)}
            </Text>
            <StatusBadge tone={tone}>{word}</StatusBadge>
            <Text flex="1" minW="0" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {[slot.maxCapacity > 1 ? `${slot.currentBookings} / ${slot.maxCapacity} kişi` : '', slot.notes]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {actions?.(slot)}
          </Flex>
        );
      })}
    </Box>
  );
}
