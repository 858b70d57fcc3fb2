import { Button, Skeleton } from '@practice/ui';
import { EmptyState, ProblemPanel } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { OpenChildProfileDocument } from '../../../generated/graphql.ts';
import type { TabContentProps } from '../tab.ts';
import { ChildFile } from './child-file.tsx';
import { useAppointmentChildProfile } from './use-child-profile.ts';

/** The file of the child of an appointment. */
export function ChildProfileTab({ appointment, titleOf, onDirty, onChanged }: TabContentProps) {
  const { can } = useStaff();
  const client = useApolloClient();
  const { profile, timeline, problem, refresh } = useAppointmentChildProfile(appointment.id);
  const [isOpening, setIsOpening] = useState(false);

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

  if (profile === null)
    return (
      <EmptyState
        icon="calendar-check"
        title="Bu çocuğun dosyası yok"
        description="Dosya; çocuğun öyküsünü, bütün randevularını ve klinik kayıtlarını bir arada tutar."
        action={
          can('clinical:write') ? (
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
