import { ButtonAnchor, Container, Flex, Heading, HStack, Text } from '@practice/ui';
import { ButtonLink, useLocation } from '@practice/ui/router';
import { phoneOf } from '../site/contact-links.ts';
import type { Settings } from '../site/site-settings.ts';
import { CalendarIcon, PhoneIcon } from './icons.tsx';

/** The call to action at the end of every page but the appointment page; hidden below a page that ends in one of its own. */
export function NextStep({ settings }: { settings: Settings }) {
  const { pathname } = useLocation();
  const phone = phoneOf(settings);
  if (pathname === '/randevu') return null;
  return (
    <Flex bg="bg.tinted" data-part="next-step" css={belowOwnStep}>
      <Container py={{ base: '10', md: '14' }}>
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ base: 'flex-start', lg: 'center' }}
          justify="space-between"
          gap={{ base: '6', lg: '10' }}
        >
          <div>
            <Heading as="h2" size="md">
              İlk adımı birlikte atalım
            </Heading>
            <Text color="fg.muted" mt="2" maxW="prose">
              Randevu talebinizi birkaç dakikada iletebilirsiniz; uygun günü ve saati siz seçersiniz.
            </Text>
          </div>
          <HStack gap="3" flexWrap="wrap" flexShrink="0">
            <ButtonLink to="/randevu" size="lg">
              <CalendarIcon />
              Randevu Al
            </ButtonLink>
            {phone ? (
              <ButtonAnchor href={phone.href} variant="plain" size="lg" px={{ base: '0', sm: '4' }}>
                <PhoneIcon />
                <span>{phone.text}</span>
              </ButtonAnchor>
            ) : null}
          </HStack>
        </Flex>
      </Container>
    </Flex>
  );
}

const belowOwnStep = { 'main:has([data-part=last-step]) ~ * footer &': { display: 'none' } };
