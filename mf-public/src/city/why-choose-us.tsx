import { Box, Section, Text } from '@practice/ui';
import type { LocalPageContentFragment } from '../generated/graphql.ts';
import { cardListStyle } from '../pages/card-list-style.ts';

/** Why families of this city come here. */
export function WhyChooseUs({ page }: { page: LocalPageContentFragment }) {
  const { whyChooseUsTitle, whyChooseUsDescription, whyChooseUsItems, specialFeature } = page;
  if (!whyChooseUsTitle && !whyChooseUsDescription && whyChooseUsItems.length === 0 && !specialFeature) return null;
  return (
    <Section
      tone="sand"
      eyebrow="Neden biz"
      title={whyChooseUsTitle || 'Neden bizi seçiyorlar?'}
      intro={whyChooseUsDescription}
    >
      {whyChooseUsItems.length > 0 ? (
        <Box as="ul" css={listStyle}>
          {whyChooseUsItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      ) : null}
      {specialFeature ? (
        <Text mt={whyChooseUsItems.length > 0 ? '8' : '0'} maxW="prose" fontWeight="semibold" whiteSpace="pre-line">
          {specialFeature}
        </Text>
      ) : null}
    </Section>
  );
}

const listStyle = cardListStyle({ lg: 3 });
