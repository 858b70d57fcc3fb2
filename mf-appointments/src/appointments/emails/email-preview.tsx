import { Box, Button, Flex, Skeleton, Text, VisuallyHidden } from '@practice/ui';
import { DescriptionItem, DescriptionList } from '@practice/ui/admin';
import { readProblem, useQuery } from '@practice/ui/data';
import { useEffect } from 'react';
import { EmailPreviewDocument, RescheduledPreviewDocument } from '../../generated/graphql.ts';

type EmailPreviewProps = {
  appointmentId: string;
  templateId: string;
  customMessage: string;
  /** Called with why it cannot be sent, or null. */
  onBlocked?: ((reason: string | null) => void) | undefined;
};

/** Recipient and text of an e-mail as it would be sent now, never its HTML; and why it cannot be sent. */
export function EmailPreview({ appointmentId: id, templateId, customMessage, onBlocked }: EmailPreviewProps) {
  const variables = { id, templateId, customMessage };
  const { data, previousData, ...state } = useQuery(EmailPreviewDocument, { variables, ...fresh });
  // While a note is typed the text stays until the next one is there.
  const email = (data ?? previousData)?.appointmentEmailPreview;
  const blockReason = onBlocked ? (data?.appointmentEmailPreview.blockReason ?? null) : null;
  useEffect(() => onBlocked?.(blockReason), [onBlocked, blockReason]);
  return (
    <>
      {blockReason ? (
        <Text role="alert" color="status.pending.fg" fontWeight="medium">
          {blockReason}
        </Text>
      ) : null}
      <EmailText email={email} {...state} />
    </>
  );
}

type RescheduledPreviewProps = { appointmentId: string; date: string; time: string };

/** Recipient and text of the e-mail about a move to another time. */
export function RescheduledPreview({ appointmentId, date, time }: RescheduledPreviewProps) {
  const { data, ...state } = useQuery(RescheduledPreviewDocument, {
    variables: { id: appointmentId, date, time },
    ...fresh,
  });
  return <EmailText email={data?.rescheduledEmailPreview} {...state} />;
}

const fresh = { fetchPolicy: 'network-only', nextFetchPolicy: 'network-only' } as const;

type EmailTextProps = {
  email: { to: string; subject: string; text: string } | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
};

function EmailText({ email, error, loading, refetch }: EmailTextProps) {
  return (
    <Box as="section" aria-label="E-postanın metni" borderWidth="1px" borderRadius="md" overflow="hidden">
      {email ? (
        <>
          <DescriptionList css={{ '--label-width': '3rem' }} px="4" py="3" bg="bg.subtle" borderBottomWidth="1px">
            <DescriptionItem label="Kime">{email.to}</DescriptionItem>
            <DescriptionItem label="Konu">
              <Box as="span" fontWeight="medium">
                {email.subject}
              </Box>
            </DescriptionItem>
          </DescriptionList>
          <Box tabIndex={0} role="group" aria-label="Metin" px="4" py="3" maxH="20rem" overflowY="auto">
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {email.text}
            </Text>
          </Box>
        </>
      ) : error ? (
        <Flex role="alert" align="center" gap="3" wrap="wrap" px="4" py="3">
          <Text color="fg.muted">{`E-postanın metni gösterilemiyor. ${readProblem(error).message}`}</Text>
          <Button size="sm" variant="outline" loading={loading} onClick={() => void refetch().catch(() => undefined)}>
            Tekrar dene
          </Button>
        </Flex>
      ) : (
        <Box display="grid" gap="2.5" px="4" py="3">
          <VisuallyHidden role="status">E-postanın metni yükleniyor…</VisuallyHidden>
          {['60%', '80%', '35%', '90%', '85%', '55%'].map((width) => (
            <Skeleton key={width} height="3.5" width={width} />
          ))}
        </Box>
      )}
    </Box>
  );
}
