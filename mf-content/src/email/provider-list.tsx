import { Box, Button, Heading, SimpleGrid, Text } from '@practice/ui';
import { cardStyle } from './card-style.ts';
import { type Provider, providers } from './providers.ts';

/** Providers whose server can be filled in. */
export function ProviderList({ onChoose }: { onChoose: (provider: Provider) => void }) {
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="4">
        Sağlayıcınızı seçin; sunucu, port ve şifreleme doldurulur. Kullanıcı adınızı ve şifrenizi siz yazarsınız.
      </Text>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {providers.map((provider) => (
          <Box as="section" key={provider.name} aria-label={provider.name} css={cardStyle}>
            <Heading as="h2" size="sm">
              {provider.name}
            </Heading>
            <Text mt="2" fontSize="sm" overflowWrap="anywhere">
              {`${provider.host} · 587`}
            </Text>
            <Text mt="1" mb="4" color="fg.muted" fontSize="sm">
              {provider.note}
            </Text>
            <Button variant="outline" aria-label={`Kullan: ${provider.name}`} onClick={() => onChoose(provider)}>
              Kullan
            </Button>
          </Box>
        ))}
      </SimpleGrid>
    </>
  );
}
