import { Box, Flex, type SystemStyleObject, Text } from '@practice/ui';
import type { ReactNode } from 'react';

type Props = { title: string; badge: ReactNode; action: ReactNode; children: ReactNode };

/** A step of the list: what it is about, how far it is, and what can be done. */
export function StepRow({ title, badge, action, children }: Props) {
  return (
    <Flex as="li" css={rowStyle}>
      <Box flex="1" minW="min(14rem, 100%)">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="medium">{title}</Text>
          {badge}
        </Flex>
        <Box color="fg.muted" fontSize="sm">
          {children}
        </Box>
      </Box>
      {action}
    </Flex>
  );
}

const rowStyle: SystemStyleObject = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '3',
  px: { base: '4', md: '5' },
  py: '3',
  '&:not(:last-of-type)': { borderBottomWidth: '1px' },
};
