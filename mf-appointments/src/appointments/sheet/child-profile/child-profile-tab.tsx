import { Skeleton, useRunning } from '@practice/ui';
import { ProblemPanel } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceFailure } from '@practice/ui/records';
import { OpenChildProfileDocument, type OpenChildProfileInput } from '../../../generated/graphql.ts';
import type { TabContentProps } from '../tab.ts';
import { ChildFile } from './child-file.tsx';
import { NoFile } from './no-file.tsx';
import { useAppointmentChildProfile, usePossibleFiles } from './use-child-profile.ts';

/** The file of the child of an appointment. */
export function ChildProfileTab({ appointment, titleOf, onDirty, onChanged }: TabContentProps) {
  const { can } = useStaff();
  const client = useApolloClient();
  const { profile, timeline, problem, refresh } = useAppointmentChildProfile(appointment.id);

  const possible = usePossibleFiles(appointment.id, profile === null);
  const [isOpening, openFile] = useRunning(async (input: OpenChildProfileInput = {}) => {
    try {
      await client.mutate({ mutation: OpenChildProfileDocument, variables: { appointmentId: appointment.id, input } });
    } catch (error) {
      announceFailure('Çocuk dosyası açılırken hata oluştu.', error);
    }
    await refresh();
  });

  if (profile === null && possible)
    return (
      <NoFile
        possible={possible}
        isOpening={isOpening}
        onOpen={can('clinical:write') ? (input) => void openFile(input) : undefined}
      />
    );
  if (!profile)
    return problem ? (
      <ProblemPanel message={problem.message} onRetry={refresh} />
    ) : (
      <Skeleton height="10rem" borderRadius="md" />
    );
  return (
    <ChildFile
      profile={profile}
      timeline={timeline}
      refresh={refresh}
      currentId={appointment.id}
      titleOf={titleOf}
      onDirty={onDirty}
      onMoved={onChanged}
    />
  );
}
