import { Box, Button, Flex, Skeleton } from '@practice/ui';
import { DetailSection, EmptyState, ProblemPanel } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { OpenChildProfileDocument } from '../../../generated/graphql.ts';
import type { TabContentProps } from '../tab.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { SummaryButton } from './summary-button.tsx';
import { Timeline } from './timeline.tsx';
import { useChildProfile } from './use-child-profile.ts';

/** The file of the child of an appointment: what is known of the child, and the child's history. */
export function ChildProfileTab({ appointment, titleOf, onDirty, onChanged }: TabContentProps) {
  const { can } = useStaff();
  const client = useApolloClient();
  const { profile, timeline, problem, refresh } = useChildProfile(appointment.id);
  const [dialog, setDialog] = useState<'merge' | 'split' | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const canWrite = can('clinical:write');

  async function openFile() {
    setIsOpening(true);
    try {
      await client.mutate({ mutation: OpenChildProfileDocument, variables: { appointmentId: appointment.id } });
      await refresh();
    } catch (error) {
      announceFailure('Çocuk dosyası açılırken hata oluştu.', error);
    } finally {
      setIsOpening(false);
    }
  }

  function moved() {
    setDialog(null);
    void refresh();
    onChanged();
  }

  if (profile === null)
    return (
      <EmptyState
        icon="calendar-check"
        title="Bu çocuğun dosyası yok"
        description="Dosya; çocuğun öyküsünü, bütün randevularını ve klinik kayıtlarını bir arada tutar."
        action={
          canWrite ? (
            <Button loading={isOpening} onClick={() => void openFile()}>
              Dosya aç
            </Button>
          ) : undefined
        }
      />
    );
  if (profile === undefined)
    return problem ? (
      <ProblemPanel message={problem.message} onRetry={refresh} />
    ) : (
      <Skeleton height="40" borderRadius="md" />
    );
  return (
    <Box display="grid" gap="7">
      <ProfileForm
        key={profile.id}
        profile={profile}
        canWrite={canWrite}
        onDirty={onDirty}
        onSaved={() => void refresh()}
      />
      <DetailSection title="Çocuğun geçmişi">
        {timeline ? (
          <Timeline entries={timeline} profile={profile} currentId={appointment.id} titleOf={titleOf} />
        ) : (
          <Skeleton height="24" borderRadius="md" />
        )}
      </DetailSection>
      <Flex gap="2" wrap="wrap">
        <SummaryButton profileId={profile.id} />
        {canWrite ? (
          <>
            <Button variant="outline" onClick={() => setDialog('merge')}>
              Dosyayı birleştir…
            </Button>
            <Button variant="outline" disabled={!timeline} onClick={() => setDialog('split')}>
              Dosyayı ayır…
            </Button>
          </>
        ) : null}
      </Flex>
      {dialog === 'merge' ? <MergeDialog profile={profile} onClose={() => setDialog(null)} onMerged={moved} /> : null}
      {dialog === 'split' && timeline ? (
        <SplitDialog profile={profile} entries={timeline} onClose={() => setDialog(null)} onSplit={moved} />
      ) : null}
    </Box>
  );
}
