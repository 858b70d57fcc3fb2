import { Box, Flex, Text } from '@practice/ui';
import { EmergencyIcon } from './icons.tsx';

/** What to do when it cannot wait (setting emergency_contact_note): calm, but seen. */
export function EmergencyNote({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Flex as="aside" aria-label="Acil durum" gap="3" mt="8" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Box color="accent.fg" fontSize="lg" lineHeight="1" pt="0.5">
        <EmergencyIcon />
      </Box>
      <Text fontSize="md" lineHeight="normal" whiteSpace="pre-line" overflowWrap="anywhere" minW="0">
        {text}
      </Text>
    </Flex>
  );
}
