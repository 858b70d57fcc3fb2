import { Container, Heading } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import { paths } from '../paths.ts';

/** Whether a slug looks like that of a city page. */
export function isCitySlug(slug: string): boolean {
  return slug.endsWith('-cocuk-psikologu');
}

/** For a city page that is not there. */
export function CityNotFound() {
  return (
    <Container py="section" minH="50vh">
      <Heading as="h1" size="lg" maxW="prose">
        Sayfa bulunamadı. Ana sayfaya dönmek için <TextLink to={paths.home}>buraya tıklayın</TextLink>.
      </Heading>
    </Container>
  );
}
