import { aboutPageSettings, aboutSectionSettings, readJsonList } from '@practice/contracts';
import { Badge, Box, Container, Flex, Heading, Section, Text } from '@practice/ui';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { AboutDrawing } from '../drawings/about.tsx';
import { BreadcrumbNav } from '../pages/breadcrumb-nav.tsx';
import { FigureList } from '../pages/figure-list.tsx';
import { openingStyle } from '../pages/opening-style.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { RichText } from '../pages/rich-text.tsx';
import { paths } from '../paths.ts';
import { Portrait } from '../site/portrait.tsx';
import { ServicesCall } from '../site/services-call.tsx';
import { prefetchSettings, settingsOf, usePageSettings, useSettings } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { aboutData } from './about-data.ts';
import { Letter } from './letter.tsx';
import { ListCard } from './list-card.tsx';

const rows = { ...aboutSectionSettings, ...aboutPageSettings };

/** /hakkimda: a letter first, then what there is to know of the practitioner. Nothing is said that no setting gives. */
export default function AboutPage() {
  const text = useSettings();
  const about = usePageSettings(rows);
  const figures = figuresOf(about);
  const credentials = [text('about_credentials_1'), text('about_credentials_2')].filter(Boolean);
  // A figure by itself would be lost in a row of its own.
  const badges =
    figures.length === 1 ? [...credentials, ...figures.map(({ value, label }) => `${value} ${label}`)] : credentials;
  const lists = [
    { title: 'Eğitim', items: readJsonList(about('about_educations_json')) },
    { title: 'Sertifikalar', items: readJsonList(about('about_certifications_json')) },
    { title: 'Uzmanlık alanları', items: readJsonList(about('about_specialties_json')) },
    { title: 'Kullandığım ölçekler', items: readJsonList(about('about_tests_json')) },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <Container pt={{ base: '5', md: '8' }} pb={{ base: '10', lg: '16' }}>
        <BreadcrumbNav above={[{ name: 'Ana Sayfa', path: paths.home }]} current="Hakkımda" />
        <Box css={openingStyle}>
          <Box>
            <Heading as="h1" size="display">
              {about('about_page_title')}
            </Heading>
            <Text textStyle="lead" color="fg.muted" mt="4" maxW="narrow">
              {about('about_page_subtitle')}
            </Text>
            <Flex gap="5" mt="8" align="center">
              <Portrait name={text('about_name')} image={text('about_image')} boxSize={{ base: '20', md: '24' }} />
              <Box>
                <Heading as="h2" size="sm">
                  {text('about_name')}
                </Heading>
                <Text color="fg.muted">{text('about_title') || text('about_subtitle')}</Text>
              </Box>
            </Flex>
            <Flex as="ul" gap="2" mt="5" flexWrap="wrap">
              {badges.map((badge) => (
                <Badge as="li" tone="pine" key={badge}>
                  {badge}
                </Badge>
              ))}
            </Flex>
          </Box>
          <Box maxW={{ base: '22rem', lg: 'none' }} mx="auto" width="full">
            <AboutDrawing />
          </Box>
        </Box>
      </Container>
      <Letter html={about('about_bio_html')} text={about('about_page_description')} name={text('about_name')} />
      {figures.length > 1 ? (
        <Container pt={{ base: '10', md: '16' }}>
          <FigureList figures={figures} source={about('about_stats_source')} year={about('about_stats_year')} />
        </Container>
      ) : null}
      {lists.length > 0 ? (
        <Section eyebrow="Meslek" title="Eğitim ve çalışma alanları">
          <Box css={cardsStyle}>
            {lists.map((list) => (
              <ListCard key={list.title} {...list} />
            ))}
          </Box>
        </Section>
      ) : null}
      <Section tone="sand" eyebrow="Yaklaşım" title="Nasıl çalışırım?">
        {about('about_approach_html') ? (
          <RichText html={about('about_approach_html')} maxW="prose" />
        ) : (
          <Text textStyle="lead" maxW="prose" whiteSpace="pre-line">
            {about('about_professional_approach')}
          </Text>
        )}
      </Section>
      <Container py="section">
        <ServicesCall text={text} endsPage />
      </Container>
    </>
  );
}

/** Texts and head; without the settings the defaults stand, and the page is always there. */
export async function head(request: PageRequest): Promise<PageHead> {
  const settings = await prefetchSettings(request.client).catch(() => undefined);
  const text = settingsOf(settings);
  const name = text('about_name');
  const meta = await pageMeta(request, 'about', {
    title: 'Hakkımda',
    description: `${name}: eğitimi, çalışma alanları ve çocuklarla, ergenlerle, ailelerle çalışma biçimi.`,
  });
  const origin = siteAddress(text, request.url);
  const trail = [{ name: 'Hakkımda', path: paths.about }];
  return { ...meta, jsonLd: [aboutData(origin, text), breadcrumbs(origin, trail)] };
}

const cardsStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '4', md: '6' },
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
};

/** The figures that the practice has set: its years of experience first, then those of its list. */
function figuresOf(about: (key: 'about_experience_years' | 'about_stats_json') => string) {
  const years = about('about_experience_years');
  const set = readJsonList(about('about_stats_json')).map(({ title, detail }) => ({ label: title, value: detail }));
  return [...(years ? [{ label: 'yıllık deneyim', value: years }] : []), ...set];
}
