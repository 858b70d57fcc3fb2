import type { contactHeadingSettings, SettingsReader } from '@practice/contracts';
import { Box, Flex, Grid, Section, Stack, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { ContactPageQuery } from '../generated/graphql.ts';
import { ContactItem } from '../office/contact-item.tsx';
import { Directions } from '../office/directions.tsx';
import { BusIcon, ClockIcon } from '../office/icons.tsx';
import { officeAddress } from '../office/office-address.ts';
import { OfficeMap } from '../office/office-map-view.tsx';
import type { WorkingDay } from '../office/working-day.ts';
import type { Settings } from '../site/site-settings.ts';
import { OpenNow } from './open-now.tsx';
import { weekOf } from './open-state.ts';

type Headings = SettingsReader<keyof typeof contactHeadingSettings>;
type VisitProps = {
  text: Settings;
  headings: Headings;
  days: readonly WorkingDay[];
  cities: ContactPageQuery['localPages'];
};

/** Address, how to get there, hours and map; each only when it is configured. Cities around have pages of their own. */
export function Visit({ text, headings, days, cities }: VisitProps) {
  const { postal } = officeAddress(text);
  return (
    <Section tone="sand" eyebrow={headings('contact_visit_badge')} title={headings('contact_visit_title')}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        gap={{ base: '8', lg: '14' }}
      >
        <Stack as="dl" gap="6">
          <Directions text={text} />
          <Hours text={text} days={days} closed={headings('contact_closed_days')} />
          {cities.length > 0 ? (
            <ContactItem icon={<BusIcon />} label="Nereden geliyorsunuz?">
              <Flex as="ul" columnGap="4" flexWrap="wrap" listStyleType="none">
                {cities.map(({ id, slug, cityName }) => (
                  <li key={id}>
                    <TextLink to={`/${slug}`} display="inline-flex" alignItems="center" minH="8">
                      {cityName}
                    </TextLink>
                  </li>
                ))}
              </Flex>
            </ContactItem>
          ) : null}
        </Stack>
        <OfficeMap embed={text('office_map_embed')} directions={postal} />
      </Grid>
    </Section>
  );
}

/** The text of the settings, else the hours of the calendar, with the present state above. */
function Hours({ text, days, closed }: { text: Settings; days: readonly WorkingDay[]; closed: string }) {
  const written = text('contact_working_hours');
  const week = written ? [] : weekOf(days);
  const note = text('working_hours_note');
  if (!written && week.length === 0 && !note && !closed) return null;
  return (
    <ContactItem icon={<ClockIcon />} label="Çalışma saatleri" note={note}>
      <Box mb="2" mt="1" _empty={{ display: 'none' }}>
        <OpenNow days={days} />
      </Box>
      <span>{written}</span>
      {week.map(({ name, hours }) => (
        <Text as="span" display="block" key={name} fontSize="md">
          {`${name}: ${hours}`}
        </Text>
      ))}
      {closed ? (
        <Text as="span" display="block" fontSize="md">
          {`Kapalı: ${closed}`}
        </Text>
      ) : null}
    </ContactItem>
  );
}
