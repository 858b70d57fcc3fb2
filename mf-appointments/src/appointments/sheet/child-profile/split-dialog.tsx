import { Box, CheckboxField } from '@practice/ui';
import { FormDialog, formatDate } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, refusalOf, useLatestQuestion } from '@practice/ui/records';
import { useState } from 'react';
import { SplitChildProfileDocument, type SplitChildProfileMutation } from '../../../generated/graphql.ts';
import { timesText } from '../../record/appointment.ts';
import type { ChildProfile } from './child-profiles.ts';
import { MovePreview } from './move-preview.tsx';
import type { TimelineEntry } from './use-child-profile.ts';

type Move = SplitChildProfileMutation['splitChildProfile'];
type SplitDialogProps = {
  profile: ChildProfile;
  entries: readonly TimelineEntry[];
  onClose: () => void;
  onSplit: () => void;
};

/** Moves appointments of another child out of a file; where to, and what goes along, is said before. */
export function SplitDialog({ profile, entries, onClose, onSplit }: SplitDialogProps) {
  const client = useApolloClient();
  const begin = useLatestQuestion();
  const appointments = entries.flatMap(({ appointment }) => appointment ?? []);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [move, setMove] = useState<Move | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function split(appointmentIds: readonly string[], isPreview: boolean) {
    const isLatest = begin();
    setProblem(null);
    setIsSaving(true);
    try {
      const { data } = await client.mutate({
        mutation: SplitChildProfileDocument,
        variables: { id: profile.id, input: { appointmentIds: [...appointmentIds], isPreview } },
      });
      if (isPreview) return isLatest() ? setMove(data?.splitChildProfile ?? null) : undefined;
      announceDone('Dosya ayrıldı.');
      onSplit();
    } catch (error) {
      if (isLatest()) setProblem(refusalOf(error) ?? 'Dosya ayrılırken hata oluştu.');
    } finally {
      if (isLatest()) setIsSaving(false);
    }
  }

  function toggle(id: string, isChosen: boolean) {
    const next = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
    setChosen(next);
    setMove(null);
    begin();
    setIsSaving(false);
    if (next.length > 0 && next.length < appointments.length) void split(next, true);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Dosyayı ayır"
      description="Başka bir çocuğa ait randevuları seçin. Notlarıyla birlikte o çocuğun dosyasına taşınırlar."
      onSubmit={() => void split(chosen, false)}
      submitLabel="Ayır"
      savingLabel="Ayrılıyor…"
      isSaving={isSaving}
      canSubmit={move !== null}
      problem={problem ?? (chosen.length === appointments.length ? 'En az bir randevu bu dosyada kalmalı.' : null)}
    >
      <Box display="grid" gap="4">
        <Box role="group" aria-label="Randevular" display="grid" gap="2">
          {appointments.map((appointment) => (
            <CheckboxField
              key={appointment.id}
              label={`${formatDate(appointment.appointmentDate)}, ${timesText(appointment)} · ${appointment.childName}`}
              checked={chosen.includes(appointment.id)}
              onChange={({ target }) => toggle(appointment.id, target.checked)}
            />
          ))}
        </Box>
        <MovePreview sentence={move ? sentenceOf(move) : ''} appointments={move?.appointments ?? []} />
      </Box>
    </FormDialog>
  );
}

function sentenceOf({ profile, appointments, notes, assessments }: Move): string {
  const to = profile ? `${profile.childName} dosyasına` : 'yeni bir dosyaya';
  return `${appointments.length} randevu, ${notes} not ve ${assessments} değerlendirme ${to} taşınacak.`;
}
