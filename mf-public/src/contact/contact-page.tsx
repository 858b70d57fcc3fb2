import { Box, Container, Grid, Heading, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { ContactPageDocument } from '../generated/graphql.ts';
import { useSettings } from '../site/site-settings.ts';
import { Channels } from './channels.tsx';
import { ContactForm, formId } from './contact-form.tsx';
import { contactHead } from './contact-head.ts';
import { Visit } from './visit.tsx';

/** The contact page, /iletisim: phone, WhatsApp and form side by side, then the way to the practice. */
export default function ContactPage() {
  const text = useSettings();
  const { data } = useQuery(ContactPageDocument, { errorPolicy: 'ignore' });
  return (
    <>
      <Container as="section" aria-labelledby="iletisim-baslik" pt={{ base: '8', md: '14' }} pb="section">
        <Box maxW="prose" mb={{ base: '8', md: '12' }}>
          <Text textStyle="eyebrow" color="accent.fg" mb="3">
            İletişim
          </Text>
          <Heading as="h1" size="lg" id="iletisim-baslik">
            {text('contact_page_title')}
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="4">
            {text('contact_page_description')}
          </Text>
        </Box>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
          gap={{ base: '6', lg: '10' }}
          alignItems="start"
        >
          <Channels text={text} />
          <Box
            id={formId}
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
      <Visit text={text} days={data?.workingHours ?? []} cities={data?.localPages ?? []} />
    </>
  );
}

export const head = contactHead;
