import { Anchor, Box, Button, Flex, Text } from '@practice/ui';
import { relativeTime, StatusBadge } from '@practice/ui/admin';
import { useId, useState } from 'react';
import type { UrlHealthQuery } from '../generated/graphql.ts';
import { ScoreRing } from './score-ring.tsx';
import { kindLabels, statusLabels, statusTones } from './texts.ts';

export type CheckedAddress = UrlHealthQuery['urlHealth'][number];

/** An address with its figures; what was found unfolds, with what it costs and where it is mended. */
export function AddressCard({ address }: { address: CheckedAddress }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { url, title, status, statusCode, responseTime, score, lastChecked, findings } = address;
  return (
    <Box as="article" aria-label={url} bg="bg.panel" borderWidth="1px" borderRadius="md" p="4">
      <Flex gap="4" align="flex-start">
        <ScoreRing score={score} />
        <Box flex="1" minW="0">
          <Flex gap="2" align="center" wrap="wrap" mb="1">
            <Anchor href={url} target="_blank" rel="noopener" fontWeight="medium" overflowWrap="anywhere">
              {title || url}
            </Anchor>
            <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>
          </Flex>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {url}
          </Text>
          <Flex as="dl" gap="1" columnGap="5" wrap="wrap" mt="2" fontSize="sm">
            <Figure label="Yanıt süresi" value={responseTime == null ? '–' : `${responseTime} ms`} />
            <Figure label="Durum kodu" value={statusCode ?? '–'} />
            <Figure label="Skor" value={`${score}/100`} />
            <Figure label="Son kontrol" value={relativeTime(lastChecked)} />
          </Flex>
          {findings.length > 0 ? (
            <Button
              variant="plain"
              size="sm"
              px="0"
              mt="1"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Bulguları gizle' : `${findings.length} bulguyu göster`}
            </Button>
          ) : null}
          {isOpen ? <Findings id={id} address={address} /> : null}
        </Box>
      </Flex>
    </Box>
  );
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <Flex gap="1.5">
      <Box as="dt" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" fontVariantNumeric="tabular-nums">
        {value}
      </Box>
    </Flex>
  );
}

function Findings({ id, address: { findings, parts } }: { id: string; address: CheckedAddress }) {
  return (
    <Box id={id} mt="2" fontSize="sm">
      <Text color="fg.muted">
        {parts.map(({ kind, count, points }) => `${kindLabels[kind]} × ${count}: −${points}`).join(' · ')}
      </Text>
      <Box as="ul" listStyleType="none" mt="2">
        {findings.map(({ kind, detail, target, editUrl }) => (
          <Flex
            as="li"
            key={`${kind} ${target}`}
            gap="3"
            py="1.5"
            borderTopWidth="1px"
            align="flex-start"
            justify="space-between"
          >
            <Text minW="0" overflowWrap="anywhere">
              {detail}
            </Text>
            <Anchor href={`/admin${editUrl}`} flexShrink="0" aria-label={`Düzelt: ${detail}`}>
              Düzelt
            </Anchor>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
