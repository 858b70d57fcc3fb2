import { Box, Center, Flex, Text } from '@practice/ui';
import type { ReactNode } from 'react';

type ContactFactProps = { icon: ReactNode; label: string; note?: string; children: ReactNode };

/** One line of the contact list: icon, name, value, and a note below it. Line breaks of settings are kept. */
export function ContactFact({ icon, label, note, children }: ContactFactProps) {
  return (
    <Flex gap="4">
      <Center boxSize="11" flexShrink="0" borderRadius="full" bg="bg.tinted" color="pine.fg">
        {icon}
      </Center>
      <Box minW="0">
        <Box as="dt" fontSize="sm" color="fg.muted" lineHeight="normal">
          {label}
        </Box>
        <Box as="dd" fontWeight="medium" whiteSpace="pre-line" overflowWrap="anywhere">
          {children}
          {note ? (
            <Text fontSize="sm" fontWeight="normal" color="fg.muted" lineHeight="normal" mt="1">
              {note}
            </Text>
          ) : null}
        </Box>
      </Box>
    </Flex>
  );
}
