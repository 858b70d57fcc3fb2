import { Skeleton } from '@practice/ui';
import { ProblemPanel, SideSheet } from '@practice/ui/admin';
import { forgetUnsavedChanges } from '@practice/ui/back-office';
import { useState } from 'react';
import { ChildFile } from './child-file.tsx';
import { useChildProfile } from './use-child-profile.ts';

type ChildSheetProps = { id: string; titleOf: (slug: string) => string; onClose: () => void };

/** The sheet of a child's file by itself: one that no appointment leads to, as when they were deleted. */
export function ChildSheet({ id, titleOf, onClose }: ChildSheetProps) {
  const { profile, timeline, problem, refresh } = useChildProfile(id);
  const [isDirty, setIsDirty] = useState(false);

  function close() {
    forgetUnsavedChanges();
    onClose();
  }

  return (
    <SideSheet open onClose={close} isDirty={isDirty} title={profile?.childName ?? 'Çocuk dosyası'}>
      {profile ? (
        <ChildFile
          profile={profile}
          timeline={timeline}
          refresh={refresh}
          currentId={null}
          titleOf={titleOf}
          onDirty={setIsDirty}
          onMoved={() => undefined}
        />
      ) : problem ? (
        <ProblemPanel message={problem.message} onRetry={refresh} />
      ) : (
        <Skeleton height="10rem" borderRadius="md" />
      )}
    </SideSheet>
  );
}
