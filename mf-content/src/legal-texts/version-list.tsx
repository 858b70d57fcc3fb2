import { Anchor, Box, Button, Flex, Text } from '@practice/ui';
import { formatDateTime, StatusBadge } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceFailure, useLatestQuestion } from '@practice/ui/records';
import { useState } from 'react';
import { EarlierLegalTextDocument } from '../generated/graphql.ts';
import type { LegalDraft } from './use-legal-drafts.ts';
import type { LegalText } from './use-legal-texts.ts';
import { useVersions } from './use-versions.ts';
import { VersionComparison } from './version-comparison.tsx';

type Props = {
  slug: string;
  /** What is typed; undefined while it is the text in force. */
  draft: LegalDraft | undefined;
  /** Takes an earlier text into the editor. */
  onTake: (earlier: Pick<LegalText, 'title' | 'bodyHtml'>) => void;
};

/** Every version that is or was in force: when, what changed, and a way to read it or to begin from it. */
export function VersionList({ slug, draft, onTake }: Props) {
  const { versions, hasFailed } = useVersions(slug);
  const client = useApolloClient();
  const begin = useLatestQuestion();
  const [loading, setLoading] = useState<string | null>(null);
  const [isComparing, setIsComparing] = useState(false);

  async function take(version: string) {
    const isLatest = begin();
    setLoading(version);
    try {
      const { data } = await client.query({ query: EarlierLegalTextDocument, variables: { slug, version } });
      if (data?.legalText && isLatest()) onTake(data.legalText);
    } catch (failure) {
      if (isLatest()) announceFailure('Sürüm açılamadı.', failure);
    } finally {
      if (isLatest()) setLoading(null);
    }
  }

  return (
    <Box as="section" aria-label="Sürümler">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box as="h2" fontWeight="semibold">
          Sürümler
        </Box>
        {versions.length > 1 || (draft && versions.length > 0) ? (
          <Button size="sm" variant="outline" onClick={() => setIsComparing(true)}>
            Sürümleri karşılaştır
          </Button>
        ) : null}
      </Flex>
      {hasFailed ? <Text color="fg.error">Sürümler yüklenemedi.</Text> : null}
      <Box as="ul" listStyleType="none" mt="2">
        {versions.map(({ version, publishedAt, changeNote, isInForce }) => (
          <Flex as="li" key={version} wrap="wrap" align="center" gap="3" py="2" borderTopWidth="1px">
            <Box flex="1" minW="min(14rem, 100%)">
              <Flex align="center" gap="2">
                <Anchor href={`/${slug}?surum=${encodeURIComponent(version)}`} target="_blank" rel="noopener">
                  {formatDateTime(publishedAt)}
                </Anchor>
                {isInForce ? <StatusBadge tone="confirmed">Yürürlükte</StatusBadge> : null}
              </Flex>
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {changeNote || 'Not yazılmamış'}
              </Text>
            </Box>
            {isInForce ? null : (
              <Button size="sm" variant="outline" loading={loading === version} onClick={() => void take(version)}>
                Bu sürümle düzenle
              </Button>
            )}
          </Flex>
        ))}
      </Box>
      {isComparing ? (
        <VersionComparison slug={slug} versions={versions} draft={draft} onClose={() => setIsComparing(false)} />
      ) : null}
    </Box>
  );
}
