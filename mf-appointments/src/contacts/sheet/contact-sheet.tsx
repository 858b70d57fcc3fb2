import { Box, Button, ButtonAnchor, Skeleton, Text, VisuallyHidden } from '@practice/ui';
import { DetailSection, EmptyState, formatLongDate, formatTime, ProblemPanel, SideSheet } from '@practice/ui/admin';
import { readProblem, useQuery } from '@practice/ui/data';
import { useId, useState } from 'react';
import { AddressNote } from '../../email-addresses/address-note.tsx';
import { MarkAddressButton } from '../../email-addresses/mark-address-button.tsx';
import { ContactMessageDocument } from '../../generated/graphql.ts';
import { mailtoOf, subjectOf } from '../contact.ts';
import { ContactMenu } from '../contact-menu.tsx';
import type { Assignees } from '../use-assignees.ts';
import { useActions } from '../use-contact-actions.ts';
import { Details } from './details.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Thread } from './thread.tsx';

type ContactSheetProps = {
  /** Null closes it. */
  id: string | null;
  assignees: Assignees;
  onClose: () => void;
  onChanged: () => void;
};

/** The side sheet of a message: its text, who takes care of it, the replies, and the form of a new one. */
export function ContactSheet({ id, assignees, onClose, onChanged }: ContactSheetProps) {
  const { data, error, refetch } = useQuery(ContactMessageDocument, {
    variables: { id: id ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: id === null,
  });
  const { canWrite, setStatus } = useActions();
  const [replyTo, setReplyTo] = useState<string | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const formId = useId();
  const contact = data?.contactMessage;
  const isReplying = replyTo !== null && replyTo === id;
  const problem = error ? readProblem(error) : null;

  function stopReplying() {
    setReplyTo(null);
    setIsDirty(false);
  }
  function close() {
    stopReplying();
    onClose();
  }

  return (
    <SideSheet
      open={id !== null}
      onClose={close}
      isDirty={isReplying && isDirty}
      title={contact ? subjectOf(contact) : 'Mesaj'}
      subtitle={
        contact ? `${contact.name} · ${formatLongDate(contact.createdAt)}, ${formatTime(contact.createdAt)}` : undefined
      }
      actions={contact ? <ContactMenu contact={contact} isInSheet /> : undefined}
      footer={
        isReplying ? (
          <>
            <Button variant="outline" ms="auto" onClick={stopReplying}>
              Vazgeç
            </Button>
            <Button type="submit" form={formId} loading={isSending} loadingText="Gönderiliyor…">
              Gönder
            </Button>
          </>
        ) : contact ? (
          <>
            {canWrite && contact.status === 'unread' ? (
              <Button variant="outline" onClick={() => setStatus(contact, 'read')}>
                Okundu İşaretle
              </Button>
            ) : null}
            <ButtonAnchor variant="outline" href={mailtoOf(contact)} ms="auto">
              E-posta programıyla yanıtla
            </ButtonAnchor>
            {canWrite ? <Button onClick={() => setReplyTo(contact.id)}>Yanıtla</Button> : null}
          </>
        ) : undefined
      }
    >
      {contact && problem?.code !== 'NOT_FOUND' ? (
        <Box display="grid" gap="6">
          <DetailSection title="Mesaj">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {contact.message}
            </Text>
          </DetailSection>
          <Box display="grid" gap="3">
            <Details contact={contact} assignees={assignees} onChanged={() => void refetch().catch(() => undefined)} />
            <AddressNote address={contact.email} canWrite={canWrite} />
            {canWrite ? <MarkAddressButton address={contact.email} /> : null}
          </Box>
          <Thread replies={data.contactReplies} onChanged={onChanged} />
          {isReplying ? (
            <ReplyForm
              key={contact.id}
              contact={contact}
              withdrawnAt={contact.contactWithdrawnAt ?? null}
              formId={formId}
              onDirty={setIsDirty}
              onSending={setIsSending}
              onSent={() => {
                stopReplying();
                onChanged();
              }}
            />
          ) : null}
        </Box>
      ) : problem?.code === 'NOT_FOUND' ? (
        <EmptyState
          icon="inbox"
          title="Mesaj bulunamadı"
          description="Bu mesaj silinmiş olabilir."
          action={
            <Button variant="outline" onClick={close}>
              Listeye dön
            </Button>
          }
        />
      ) : problem ? (
        <ProblemPanel message={problem.message} onRetry={() => refetch().catch(() => undefined)} />
      ) : (
        <Box display="grid" gap="3">
          <VisuallyHidden role="status">Mesaj yükleniyor…</VisuallyHidden>
          <Skeleton height="4" width="50%" />
          <Skeleton height="4" width="70%" />
          <Skeleton height="20" />
        </Box>
      )}
    </SideSheet>
  );
}
