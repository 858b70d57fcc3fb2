import { contactReplyStateLabels, waitingSentence } from '@practice/contracts';
import { Box, Button, Flex, Text, useRunning } from '@practice/ui';
import { DetailSection, formatDateTime, StatusBadge, type StatusTone } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useMail } from '../../email-addresses/use-mail.ts';
import { type ContactMessageQuery, ResendContactReplyDocument } from '../../generated/graphql.ts';
import { useActions } from '../use-contact-actions.ts';

type Reply = ContactMessageQuery['contactReplies'][number];

const tones: Record<Reply['state'], StatusTone> = { waiting: 'pending', sent: 'confirmed', failed: 'cancelled' };

/** The replies to a message, oldest first, each with who wrote it and whether it was sent. */
export function Thread({ replies, onChanged }: { replies: readonly Reply[]; onChanged: () => void }) {
  return (
    <DetailSection title="Yanıtlar">
      {replies.length === 0 ? (
        <Text color="fg.muted">Bu mesaja henüz yanıt yazılmadı.</Text>
      ) : (
        <Box as="ul" aria-live="polite" listStyleType="none" display="grid" gap="3">
          {replies.map((reply) => (
            <Box as="li" key={reply.id} px="3" py="3" bg="bg.subtle" borderWidth="1px" borderRadius="md">
              <Flex align="center" gap="2" wrap="wrap" mb="1">
                <Text fontWeight="medium">{reply.author}</Text>
                <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
                  {formatDateTime(reply.sentAt ?? reply.createdAt)}
                </Text>
                <StatusBadge tone={tones[reply.state]}>{contactReplyStateLabels[reply.state]}</StatusBadge>
              </Flex>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {reply.subject}
              </Text>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mt="1">
                {reply.text}
              </Text>
              {reply.state === 'sent' ? null : <Unsent reply={reply} onChanged={onChanged} />}
            </Box>
          ))}
        </Box>
      )}
    </DetailSection>
  );
}

/** Why a reply is not sent yet, and a way to try it now. */
function Unsent({ reply, onChanged }: { reply: Reply; onChanged: () => void }) {
  const client = useApolloClient();
  const { canWrite } = useActions();
  const { problem, queued } = useMail();
  const [isSending, resend] = useRunning(async () => {
    try {
      await client.mutate({ mutation: ResendContactReplyDocument, variables: { id: reply.id } });
      announceDone('Yanıt gönderim sırasına alındı.', undefined, queued('reply'));
    } catch (error) {
      announceFailure('E-posta gönderilirken hata oluştu.', error);
    }
    onChanged();
  });

  return (
    <Flex align="center" gap="3" wrap="wrap" mt="2">
      <Text flex="1" minW="min(10rem, 100%)" color="fg.muted" fontSize="sm">
        {reply.reason ?? waitingSentence(problem)}
      </Text>
      {canWrite && reply.reason ? (
        <Button size="sm" variant="outline" loading={isSending} onClick={() => void resend()}>
          Şimdi dene
        </Button>
      ) : null}
    </Flex>
  );
}
