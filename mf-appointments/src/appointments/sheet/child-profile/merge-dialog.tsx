import { formatPhone } from '@practice/contracts';
import { Box, RadioCardGroup, Text } from '@practice/ui';
import { FormDialog, formatDate, SearchField } from '@practice/ui/admin';
import { useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, refusalOf, useLatestQuestion } from '@practice/ui/records';
import { useState } from 'react';
import {
  MergeChildProfilesDocument,
  type MergeChildProfilesMutation,
  OtherChildProfilesDocument,
} from '../../../generated/graphql.ts';
import { type ChildProfile, childProfiles } from './child-profiles.ts';
import { MovePreview } from './move-preview.tsx';

type Move = MergeChildProfilesMutation['mergeChildProfiles'];
type MergeDialogProps = { profile: ChildProfile; onClose: () => void; onMerged: () => void };

/** Takes another file of the same child over; what moves is said before. */
export function MergeDialog({ profile, onClose, onMerged }: MergeDialogProps) {
  const client = useApolloClient();
  const begin = useLatestQuestion();
  const [search, setSearch] = useState(profile.childName);
  const [otherId, setOtherId] = useState('');
  const [move, setMove] = useState<Move | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { data } = useQuery(OtherChildProfilesDocument, { variables: { search }, fetchPolicy: 'network-only' });
  const others = (data?.childProfiles.items ?? []).filter(({ id }) => id !== profile.id);

  async function merge(id: string, isPreview: boolean) {
    const isLatest = begin();
    setProblem(null);
    setIsSaving(true);
    try {
      const { data } = await client.mutate({
        mutation: MergeChildProfilesDocument,
        variables: { id: profile.id, input: { otherId: id, isPreview } },
      });
      if (isPreview) return isLatest() ? setMove(data?.mergeChildProfiles ?? null) : undefined;
      announceDone('Dosyalar birleştirildi.');
      onMerged();
    } catch (error) {
      if (isLatest()) setProblem(refusalOf(error) ?? 'Dosyalar birleştirilirken hata oluştu.');
    } finally {
      if (isLatest()) setIsSaving(false);
    }
  }

  function choose(id: string) {
    setOtherId(id);
    setMove(null);
    void merge(id, true);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Dosyayı birleştir"
      description={`Seçtiğiniz dosyadaki her şey ${profile.childName} dosyasına taşınır, seçtiğiniz dosya kapanır.`}
      onSubmit={() => void merge(otherId, false)}
      submitLabel="Birleştir"
      savingLabel="Birleştiriliyor…"
      isSaving={isSaving}
      canSubmit={move !== null}
      problem={problem}
    >
      <Box display="grid" gap="4">
        <SearchField label="Çocuk dosyası ara" value={search} onSearch={setSearch} />
        {others.length > 0 ? (
          <RadioCardGroup
            label="Aynı çocuğun öteki dosyası"
            columns={1}
            value={otherId}
            onChange={({ target }) => choose(target.value)}
            options={others.map(({ id, childName, childBirthDate, parentName, parentPhone }) => ({
              value: id,
              label: `${childName}, ${formatDate(childBirthDate)}`,
              description: `${parentName} · ${formatPhone(parentPhone)}`,
            }))}
          />
        ) : (
          <Text color="fg.muted">{data ? 'Başka dosya bulunamadı.' : 'Dosyalar yükleniyor…'}</Text>
        )}
        <MovePreview sentence={move ? sentenceOf(move) : ''} appointments={move?.appointments ?? []} />
      </Box>
    </FormDialog>
  );
}

function sentenceOf({ appointments, notes, assessments, changedFields }: Move): string {
  const labels = changedFields.map(
    (name) => childProfiles.fields[name as keyof typeof childProfiles.fields]?.label ?? name,
  );
  const records = `Taşınacak: ${appointments.length} randevu, ${notes} not, ${assessments} değerlendirme.`;
  return labels.length > 0 ? `${records} Tamamlanacak alanlar: ${labels.join(', ')}.` : records;
}
