import { cityPageSettings } from '@practice/contracts';
import { Container } from '@practice/ui';
import { FigureList } from '../pages/figure-list.tsx';
import { usePageSettings } from '../site/site-settings.ts';

/** What the practice says of itself on every city page; nothing until it is entered. */
export function Credentials() {
  const text = usePageSettings(cityPageSettings);
  const figures = [
    { label: 'yıllık deneyim', value: text('city_credential_experience') },
    { label: 'uzman', value: text('city_credential_certified') },
    { label: 'terapi süreci', value: text('city_credential_therapies') },
    { label: 'aile', value: text('city_credential_families') },
    { label: 'memnuniyet', value: text('city_credential_satisfaction') },
    { label: 'değerlendirme', value: text('city_credential_reviews') },
  ].filter(({ value }) => value);
  if (figures.length === 0) return null;
  return (
    <Container pt={{ base: '10', md: '16' }} pb={{ base: '8', md: '12' }}>
      <FigureList figures={figures} source={text('city_credential_source')} year={text('city_credential_year')} />
    </Container>
  );
}
