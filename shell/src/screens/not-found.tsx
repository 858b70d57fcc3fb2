import { Container, Heading, Text } from '@practice/ui';
import { ButtonLink, type PageHead } from '@practice/ui/router';

export const notFoundHead: PageHead = { status: 404, title: 'Sayfa bulunamadı', robots: 'noindex' };

/** For an address that no remote has. */
export function NotFound() {
  return (
    <Container py="section" maxW="3xl">
      <Heading as="h1">Sayfa bulunamadı</Heading>
      <Text textStyle="lead" color="fg.muted" mt="4" mb="8">
        Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.
      </Text>
      <ButtonLink to="/">Ana sayfaya dön</ButtonLink>
    </Container>
  );
}
