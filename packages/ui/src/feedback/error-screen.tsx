import { Button } from '../primitives/button.tsx';
import { Container, Heading, Text } from '../primitives/styled.tsx';
import { chakra } from '../styled/chakra.ts';
import { Box, Flex } from '../styled/layout.ts';
import { offlineTexts, useOnline } from './use-online.ts';

export type ErrorScreenProps = {
  /** Collapsed under "Ayrıntılar": a short technical text for support. */
  details?: string;
  /** Renders the failed part again without a reload. */
  onRetry?: () => void;
  onReload?: () => void;
};

/** Full-page failure with a retry. Without a connection it says so, and retries when there is one again. */
export function ErrorScreen({ details, onRetry, onReload = () => window.location.reload() }: ErrorScreenProps) {
  const isOnline = useOnline(onRetry);
  return (
    <Container maxW="2xl" py="section" role="alert">
      <Heading as="h1" size="lg">
        {isOnline ? 'Bir Hata Oluştu' : offlineTexts.title}
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="4">
        {isOnline
          ? 'Üzgünüz, beklenmeyen bir hata oluştu. Lütfen sayfayı yenileyin veya tekrar deneyin.'
          : offlineTexts.message}
      </Text>
      <Flex gap="3" mt="8" flexWrap="wrap">
        <Button onClick={onRetry ?? onReload}>Tekrar Dene</Button>
        <Button variant="outline" onClick={onReload}>
          Sayfayı Yenile
        </Button>
      </Flex>
      {details ? (
        <chakra.details mt="8" fontSize="sm" color="fg.muted">
          <chakra.summary cursor="pointer" py="2">
            Ayrıntılar
          </chakra.summary>
          <Box as="pre" mt="2" p="4" bg="bg.subtle" borderRadius="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {details}
          </Box>
        </chakra.details>
      ) : null}
    </Container>
  );
}
