import { Box, Heading, Text } from '@practice/ui';
import { Confirmation } from './confirmation.tsx';
import { CONFIRMATION, steps } from './steps.ts';

/** The confirmation alone, where the wizard's form has failed after the server had stored the request. */
export function StoredRequest({ onAgain }: { onAgain: () => void }) {
  const { title, intro } = steps[CONFIRMATION - 1] ?? {};
  return (
    <Box
      role="status"
      data-live
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="soft"
      p={{ base: '5', sm: '7', md: '10' }}
    >
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {intro}
      </Text>
      <Confirmation onAgain={onAgain} />
    </Box>
  );
}
