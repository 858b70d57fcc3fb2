import { Box, Grid, SelectField, Skeleton, Text } from '@practice/ui';
import { formatDateTime, ProblemPanel, SideSheet } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { TextDiff } from '@practice/ui/diff';
import { useState } from 'react';
import { EarlierLegalTextDocument } from '../generated/graphql.ts';
import type { LegalDraft } from './use-legal-drafts.ts';
import type { LegalText } from './use-legal-texts.ts';
import type { LegalVersion } from './use-versions.ts';

/** Stands for what is typed; no version has an empty name. */
const TYPED = '';

type Props = {
  slug: string;
  /** The newest first. */
  versions: readonly LegalVersion[];
  /** What is typed; undefined while it is the text in force. */
  draft: LegalDraft | undefined;
  onClose: () => void;
};

/** Two versions of a legal text compared: at first what is typed, or the newest, with the one before it. */
export function VersionComparison({ slug, versions, draft, onClose }: Props) {
  const options = [
    ...(draft ? [{ value: TYPED, label: 'Yazdığınız metin' }] : []),
    ...versions.map(({ version, publishedAt, isInForce }) => ({
      value: version,
      label: `${formatDateTime(publishedAt)}${isInForce ? ' (yürürlükte)' : ''}`,
    })),
  ];
  const [after, setAfter] = useState(options[0]?.value ?? TYPED);
  const [before, setBefore] = useState(options[1]?.value ?? TYPED);
  const former = useVersion(slug, before, draft);
  const latter = useVersion(slug, after, draft);
  return (
    <SideSheet open onClose={onClose} title="Sürümleri karşılaştır" subtitle={latter.text?.title}>
      <Grid gap="4" mb="5" templateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))">
        <SelectField
          label="Eski"
          options={options}
          value={before}
          onChange={(event) => setBefore(event.target.value)}
        />
        <SelectField label="Yeni" options={options} value={after} onChange={(event) => setAfter(event.target.value)} />
      </Grid>
      {former.retry || latter.retry ? (
        <ProblemPanel
          message="Sürümler yüklenemedi."
          onRetry={() => Promise.all([former.retry?.(), latter.retry?.()])}
        />
      ) : former.text && latter.text ? (
        <Comparison former={former.text} latter={latter.text} />
      ) : (
        <Skeleton height="12rem" aria-label="Sürümler yükleniyor…" role="status" />
      )}
    </SideSheet>
  );
}

type Content = Pick<LegalText, 'title' | 'bodyHtml'>;

function Comparison({ former, latter }: { former: Content; latter: Content }) {
  return (
    <Box>
      {former.title === latter.title ? null : (
        <Box role="group" aria-label="Başlık" mb="5">
          <Text fontWeight="semibold" mb="1">
            Başlık
          </Text>
          <TextDiff before={former.title} after={latter.title} />
        </Box>
      )}
      <TextDiff
        format="html"
        before={former.bodyHtml}
        after={latter.bodyHtml}
        labels={{ before: 'Eski', after: 'Yeni' }}
      />
    </Box>
  );
}

/** A version's text, or what is typed; `retry` when it could not be loaded. */
function useVersion(slug: string, version: string, draft: LegalDraft | undefined) {
  const { data, error, refetch } = useQuery(EarlierLegalTextDocument, {
    variables: { slug, version },
    skip: version === TYPED,
  });
  if (version === TYPED) return { text: draft as Content | undefined };
  if (error && !data) return { retry: () => refetch() };
  return { text: data?.legalText as Content | undefined };
}
