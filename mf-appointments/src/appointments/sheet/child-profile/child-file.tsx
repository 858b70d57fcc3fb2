import { Box, Button, Flex, Skeleton } from '@practice/ui';
import { DetailSection } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useState } from 'react';
import type { ChildProfile } from './child-profiles.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { SummaryButton } from './summary-button.tsx';
import { Timeline } from './timeline.tsx';
import type { TimelineEntry } from './use-child-profile.ts';

type ChildFileProps = {
  profile: ChildProfile;
  /** Undefined while it loads. */
  timeline: readonly TimelineEntry[] | undefined;
  refresh: () => Promise<void>;
  /** The appointment whose sheet this is; null beside all of them. */
  currentId: string | null;
  titleOf: (slug: string) => string;
  onDirty: (isDirty: boolean) => void;
  /** Records were moved from or to the file. */
  onMoved: () => void;
};

/** A child's file: what can be done with it, what is known of the child, and the child's history. */
export function ChildFile({ profile, timeline, refresh, currentId, titleOf, onDirty, onMoved }: ChildFileProps) {
  const { can } = useStaff();
  const [dialog, setDialog] = useState<'merge' | 'split' | null>(null);
  const canWrite = can('clinical:write');

  function moved() {
    setDialog(null);
    void refresh();
    onMoved();
  }

  return (
    <Box display="grid" gap="7">
      <Flex gap="2" wrap="wrap">
        <SummaryButton profileId={profile.id} />
        {canWrite ? (
          <>
            <Button variant="outline" size="sm" onClick={() => setDialog('merge')}>
              Dosyayı birleştir…
            </Button>
            <Button variant="outline" size="sm" disabled={!timeline} onClick={() => setDialog('split')}>
              Dosyayı ayır…
            </Button>
          </>
        ) : null}
      </Flex>
      <ProfileForm
        key={profile.id}
        profile={profile}
        canWrite={canWrite}
        onDirty={onDirty}
        onSaved={() => void refresh()}
      />
      <DetailSection title="Çocuğun geçmişi">
        {timeline ? (
          <Timeline entries={timeline} profile={profile} currentId={currentId} titleOf={titleOf} />
        ) : (
          <Skeleton height="24" borderRadius="md" />
        )}
      </DetailSection>
      {dialog === 'merge' ? <MergeDialog profile={profile} onClose={() => setDialog(null)} onMerged={moved} /> : null}
      {dialog === 'split' && timeline ? (
        <SplitDialog profile={profile} entries={timeline} onClose={() => setDialog(null)} onSplit={moved} />
      ) : null}
    </Box>
  );
}
