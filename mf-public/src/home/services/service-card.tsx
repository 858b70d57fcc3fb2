import { Box, Center, chakra, Flex, focusRing, Heading, Icon, type SystemStyleObject, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { HomeServicesQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { ServiceIcon } from './service-icon.tsx';

export type Service = HomeServicesQuery['therapyServices'][number];

/** One service. The details unfold without any script. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Flex
      as="li"
      direction="column"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '5', md: '7' }}
      pt={{ base: '5', md: '7' }}
      pb={{ base: '2', md: '4' }}
    >
      <Flex
        direction={{ base: 'row', md: 'column' }}
        align={{ base: 'center', md: 'flex-start' }}
        gap={{ base: '4', md: '5' }}
      >
        <Center boxSize={{ base: '12', md: '14' }} flexShrink="0" borderRadius="md" bg="bg.tinted" color="pine.fg">
          <ServiceIcon name={service.iconName} />
        </Center>
        <Heading as="h3" size="md">
          {service.title}
        </Heading>
      </Flex>
      <Text color="fg.muted" mt={{ base: '3', md: '2' }}>
        {service.description}
      </Text>
      <Box mt="auto" pt={{ base: '3', md: '4' }}>
        {service.details ? (
          <chakra.details css={detailsStyle}>
            <chakra.summary aria-label={`Ayrıntılar: ${service.title}`}>
              Ayrıntılar
              <Icon data-part="chevron">
                <path d="m6 9.5 6 6 6-6" />
              </Icon>
            </chakra.summary>
            <Text color="fg.muted" fontSize="md" pb="3" whiteSpace="pre-line">
              {service.details}
            </Text>
          </chakra.details>
        ) : null}
        <Flex gap="5" flexWrap="wrap">
          <TextLink
            to={paths.appointmentFor(service.slug)}
            css={linkStyle}
            aria-label={`Randevu alın: ${service.title}`}
          >
            Randevu alın
          </TextLink>
          <TextLink to={paths.service(service.slug)} css={linkStyle} aria-label={`Ayrıntılı bilgi: ${service.title}`}>
            Ayrıntılı bilgi
          </TextLink>
        </Flex>
      </Box>
    </Flex>
  );
}

const detailsStyle: SystemStyleObject = {
  borderTopWidth: '1px',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'target',
    py: '2',
    cursor: 'pointer',
    fontWeight: 'semibold',
    fontSize: 'md',
    listStyle: 'none',
    borderRadius: 'xs',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'pine.fg' },
    '&:focus-visible': focusRing,
  },
  '& [data-part=chevron]': { transition: 'transform {durations.moderate} {easings.out}' },
  '&[open] [data-part=chevron]': { transform: 'rotate(180deg)' },
};

const linkStyle: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  minH: 'target',
  py: '2',
  fontWeight: 'semibold',
  fontSize: 'md',
};
