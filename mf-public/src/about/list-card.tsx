import type { ListedItem } from '@practice/contracts';
import { Box, Heading, Text } from '@practice/ui';

/** A list of a setting under its heading. */
export function ListCard({ title, items }: { title: string; items: readonly ListedItem[] }) {
  return (
    <Box data-card="" bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '7' }}>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" mt="3">
        {items.map((item) => (
          <Box as="li" key={item.title + item.detail} py="2.5" borderTopWidth="1px">
            <Text fontWeight="medium">{item.title}</Text>
            {item.detail ? (
              <Text color="fg.muted" fontSize="md">
                {item.detail}
              </Text>
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
