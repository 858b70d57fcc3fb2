import { Box, chakra, Section, SimpleGrid, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { HomeTestimonialsDocument } from '../../generated/graphql.ts';
import type { Settings } from '../../site/site-settings.ts';
import { sampleTestimonials } from './sample-testimonials.ts';

/** What families say, in the order of the back office; nothing unless the practice has switched it on. */
export function TestimonialsSection({ text }: { text: Settings }) {
  return text('testimonials_enabled') === 'true' ? <Testimonials text={text} /> : null;
}

/** Without ratings, and in no structured data: rules on health advertising restrict both. */
function Testimonials({ text }: { text: Settings }) {
  const { data, error } = useQuery(HomeTestimonialsDocument);
  const given = data?.testimonials ?? (error ? [] : undefined);
  const shown = given?.length === 0 ? sampleTestimonials : given;
  return (
    <Section
      id="yorumlar"
      eyebrow="Aileler"
      title={text('testimonials_section_title')}
      intro={text('testimonials_section_description')}
    >
      {shown ? (
        <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '4', md: '6' }} listStyleType="none">
          {shown.map(({ id, clientName, clientTitle, content }) => (
            <Box as="li" key={id} bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '7' }}>
              <chakra.figure display="flex" flexDirection="column" height="full" gap="5">
                <chakra.blockquote flex="1" overflowWrap="anywhere" whiteSpace="pre-line">
                  {content}
                </chakra.blockquote>
                <chakra.figcaption fontSize="md" borderTopWidth="1px" pt="4">
                  <Text as="span" display="block" fontWeight="semibold">
                    {clientName}
                  </Text>
                  {clientTitle ? <Text color="fg.muted">{clientTitle}</Text> : null}
                </chakra.figcaption>
              </chakra.figure>
            </Box>
          ))}
        </SimpleGrid>
      ) : (
        <Text role="status" color="fg.muted">
          Yükleniyor...
        </Text>
      )}
    </Section>
  );
}
