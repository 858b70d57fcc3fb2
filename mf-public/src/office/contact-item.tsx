import { Box, Center, Text } from '@practice/ui';
import type { ReactNode } from 'react';

type ContactItemProps = { icon: ReactNode; label: string; note?: string; children: ReactNode };

/** One line of the contact list: icon, name, value, and a note below it. Line breaks of settings are kept. */
export function ContactItem({ icon, label, note, children }: ContactItemProps) {
  return (
    <Box position="relative" ps="3.75rem" minH="11">
      <Box as="dt" fontSize="sm" color="fg.muted" lineHeight="normal">
        <Center
          position="absolute"
          insetStart="0"
          top="0"
          boxSize="11"
          borderRadius="full"
          bg="bg.tinted"
          color="pine.fg"
          fontSize="md"
        >
          {icon}
        </Center>
        <span>{label}</span>
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
  );
}
