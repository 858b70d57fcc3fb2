import { absoluteAddress, practiceAddress, practiceEmail, practicePhone, webAddress } from '@practice/contracts';
import type { City, OpeningHoursSpecification, ProfessionalService, WithContext } from 'schema-dts';
import type { Settings } from '../site/site-settings.ts';
import { practiceReference, practitionerReference } from './references.ts';

type Details = {
  /** The page about this side of the practice; the home page when not given. */
  url?: string;
  description?: string;
  areaServed?: City;
  openingHoursSpecification?: OpeningHoursSpecification[];
};

/** The rating that the practice gives itself, only with `structured_data_rating_enabled`: advertising law restricts it. */
const rating = { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 25, bestRating: 5 } as const;

/** The practice with what the settings say of it; nothing is made up for an empty one. */
export function practice(origin: string, text: Settings, details: Details = {}): WithContext<ProfessionalService> {
  const telephone = practicePhone(text);
  const email = practiceEmail(text);
  const address = practiceAddress(text);
  const image = absoluteAddress(origin, text('site_image')) ?? absoluteAddress(origin, text('about_image'));
  const logo = absoluteAddress(origin, text('site_logo_url'));
  const profiles = (['facebook_url', 'instagram_url', 'linkedin_url', 'youtube_url'] as const).flatMap(
    (key) => webAddress(text(key)) ?? [],
  );
  const employee = practitionerReference(origin, text);
  return {
    '@context': 'https://schema.org',
    ...practiceReference(origin, text),
    description: text('hero_description'),
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
    ...(image ? { image } : {}),
    ...(logo ? { logo } : {}),
    ...(address
      ? { address: { '@type': 'PostalAddress', streetAddress: oneLine(address), addressCountry: 'TR' } }
      : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(employee ? { employee } : {}),
    ...(text('structured_data_rating_enabled') === 'true' ? { aggregateRating: rating } : {}),
    ...details,
  };
}

function oneLine(value: string): string {
  return value.replace(/\s*\n\s*/g, ', ');
}
