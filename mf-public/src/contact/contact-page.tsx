import {
  contactHeadingSettings,
  contactPageSettings,
  phoneLink,
  practicePhone,
  whatsappLink,
} from '@practice/contracts';
import { Box, Container, Grid, Heading, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { ContactPageDocument } from '../generated/graphql.ts';
import { type Settings, usePageSettings, useSettings } from '../site/site-settings.ts';
import { Channels } from './channels.tsx';
import { ContactForm, formId } from './contact-form.tsx';
import { contactHead } from './contact-head.ts';
import { Visit } from './visit.tsx';

/** The contact page, /iletisim: phone, WhatsApp and form side by side, then the way to the practice. */
export default function ContactPage() {
  const text = useSettings();
  const headings = usePageSettings(contactHeadingSettings);
  const { data } = useQuery(ContactPageDocument, { errorPolicy: 'ignore' });
  return (
    <>
      <Container as="section" aria-labelledby="iletisim-baslik" pt={{ base: '8', md: '14' }} pb="section">
        <Box maxW="prose" mb={{ base: '8', md: '12' }}>
          <Text textStyle="eyebrow" color="accent.fg" mb="3">
            {headings('contact_hero_badge')}
          </Text>
          <Heading as="h1" size="lg" id="iletisim-baslik">
            {text('contact_page_title')}
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="4">
            {introOf(text)}
          </Text>
        </Box>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
          gap={{ base: '6', lg: '10' }}
          alignItems="start"
          css={formAlone}
        >
          <Channels text={text} />
          <Box
            id={formId}
            data-card=""
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
            boxShadow="soft"
            p={{ base: '5', sm: '7', md: '10' }}
          >
            <ContactForm text={text} legalTextVersion={data?.legalText?.version} />
          </Box>
        </Grid>
      </Container>
      <Visit text={text} headings={headings} days={data?.workingHours ?? []} cities={data?.localPages ?? []} />
    </>
  );
}

/** The built-in text speaks of ways that a practice may not have. */
function introOf(text: Settings): string {
  const intro = text('contact_page_description');
  const isBuiltIn = intro === contactPageSettings.contact_page_description.default;
  const hasBoth = phoneLink(practicePhone(text)) && whatsappLink(text('whatsapp_number'), '');
  return isBuiltIn && !hasBoth ? 'Sorunuzu yazın ya da randevu talebi oluşturun; hangisi size kolaysa.' : intro;
}

/** Without phone, WhatsApp and e-mail there is nothing beside the form. */
const formAlone = { '& > :empty + *': { gridColumn: '1 / -1', maxW: '3xl' } };

export const head = contactHead;
