import { selfCheckPlaces, selfChecks } from '@practice/contracts';
import { Badge, Box, Flex, Text } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { TextLink } from '@practice/ui/router';
import type { Outcome } from './use-self-checks.ts';

type Fault = Outcome['faults'][number];

/** What a check found, each with its records, what to do about it, and what is mended since the run before. */
export function FaultList({ outcome: { key, faults, faultCount, mended } }: { outcome: Outcome }) {
  const left = faultCount - faults.length;
  return (
    <Box mt="3" fontSize="sm">
      {faults.length > 0 ? (
        <Box borderWidth="1px" borderRadius="md" bg="bg.subtle">
          <Box as="ul" listStyleType="none" aria-label={`Sorunlar: ${selfChecks[key].title}`}>
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may come twice, and the list never changes
              <FaultRow key={index} fault={fault} />
            ))}
          </Box>
          {left > 0 ? (
            <Text px="3.5" py="2" borderTopWidth="1px" color="fg.muted">
              {`ve ${formatCount(left)} sorun daha`}
            </Text>
          ) : null}
          <Text px="3.5" py="2.5" borderTopWidth="1px">
            <strong>Ne yapmalı?</strong> <span>{selfChecks[key].advice}</span>
          </Text>
        </Box>
      ) : null}
      {mended.length > 0 ? (
        <Text color="status.confirmed.fg" mt={faults.length > 0 ? '2' : '0'}>
          {`Giderildi: ${mendedWords(mended)}`}
        </Text>
      ) : null}
    </Box>
  );
}

function FaultRow({ fault: { sentence, isNew, records } }: { fault: Fault }) {
  const { can } = useStaff();
  const links = records.flatMap(({ place, recordId }, index) => {
    const { label, permission, hash } = selfCheckPlaces[place];
    const isOneOfSeveral = records.filter((other) => other.place === place).length > 1;
    return can(permission)
      ? [{ href: `/admin${hash(recordId)}`, label: isOneOfSeveral ? `${index + 1}. ${label}` : label }]
      : [];
  });
  return (
    <Flex as="li" gap="3" wrap="wrap" align="baseline" px="3.5" py="2.5" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Text flex="1" minW="min(14rem, 100%)" overflowWrap="anywhere">
        {isNew ? (
          <Badge tone="cancelled" me="2">
            Yeni
          </Badge>
        ) : null}
        <span>{sentence}</span>
      </Text>
      {links.length > 0 ? (
        <Flex gap="3" wrap="wrap">
          {links.map(({ href, label }) => (
            <TextLink key={href} to={href}>
              {label}
            </TextLink>
          ))}
        </Flex>
      ) : null}
    </Flex>
  );
}

const SHOWN = 3;

function mendedWords(mended: Outcome['mended']): string {
  const sentences = mended.slice(0, SHOWN).map(({ sentence }) => sentence);
  const left = mended.length - sentences.length;
  return `${sentences.join(' ')}${left > 0 ? ` Ve ${left} sorun daha.` : ''}`;
}
