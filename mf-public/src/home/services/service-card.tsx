import { Center, Flex, Heading, type SystemStyleObject, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { HomeServicesQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { ServiceIcon } from './service-icon.tsx';

export type Service = HomeServicesQuery['therapyServices'][number];

/** One service, with the way to its page and to the wizard. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Flex
      as="li"
      direction="column"
      data-card=""
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '5', md: '7' }}
      pt={{ base: '5', md: '7' }}
      pb={{ base: '2', md: '4' }}
    >
      <Flex
        direction={{ base: 'row', md: 'column' }}
        wrap="wrap"
        align={{ base: 'center', md: 'flex-start' }}
        gap={{ base: '4', md: '5' }}
      >
        <Center boxSize={{ base: '12', md: '14' }} flexShrink="0" borderRadius="md" bg="bg.tinted" color="pine.fg">
          <ServiceIcon name={service.iconName} />
        </Center>
        <Heading as="h3" size="md" flex={{ base: '1 1 9rem', md: 'none' }}>
          {service.title}
        </Heading>
      </Flex>
      <Text color="fg.muted" mt={{ base: '3', md: '2' }}>
        {service.description}
      </Text>
      <Flex mt="auto" pt={{ base: '3', md: '4' }} gap="5" flexWrap="wrap">
        <TextLink to={paths.service(service.slug)} css={linkStyle} aria-label={`Ayrıntılı bilgi: ${service.title}`}>
          Ayrıntılı bilgi
        </TextLink>
        <TextLink to={paths.appointmentFor(service.slug)} css={linkStyle} aria-label={`Randevu alın: ${service.title}`}>
          Randevu alın
        </TextLink>
      </Flex>
    </Flex>
  );
}

const linkStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  minH: 'target',
  py: '2',
  fontWeight: 'semibold',
  fontSize: 'md',
};
