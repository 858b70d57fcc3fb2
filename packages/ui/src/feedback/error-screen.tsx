import { Button } from '../primitives/button.tsx';
import { Container, Heading, Text } from '../primitives/styled.tsx';
import { chakra } from '../styled/chakra.ts';
import { Box, Flex } from '../styled/layout.ts';

export type ErrorScreenProps = {
  /** Collapsed under "Ayrıntılar": a short technical text for support. */
  details?: string;
  /** Renders the failed part again without a reload. */
  onRetry?: () => void;
  onReload?: () => void;
};

/** Full-page failure with a retry. */
export function ErrorScreen({ details, onRetry, onReload = () => window.location.reload() }: ErrorScreenProps) {
  return (
    <Container maxW="2xl" py="section" role="alert">
      <Heading as="h1" size="lg">
        Bir Hata Oluştu
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="4">
        Üzgünüz, beklenmeyen bir hata oluştu. Lütfen sayfayı yenileyin veya tekrar deneyin.
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
