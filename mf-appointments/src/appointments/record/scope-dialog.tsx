import { RadioCardGroup, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import type { SeriesScope } from '../../generated/graphql.ts';

export type ScopeDialogProps = {
  open: boolean;
  deed: 'edit' | 'delete';
  onClose: () => void;
  onChoose: (scope: SeriesScope) => void;
  isSaving?: boolean;
};

const words = {
  edit: { title: 'Hangi randevular değişsin?', submit: 'Kaydet', saving: 'Kaydediliyor…' },
  delete: { title: 'Hangi randevular silinsin?', submit: 'Kalıcı olarak sil', saving: 'Siliniyor…' },
};

const scopes: { value: SeriesScope; label: string }[] = [
  { value: 'one', label: 'Yalnızca bu randevu' },
  { value: 'following', label: 'Bu ve sonraki randevular' },
  { value: 'all', label: 'Serinin tüm randevuları' },
];

/** An appointment of a series: which of them a change or a deletion is for (decisions, "Appointments"). */
export function ScopeDialog({ open, deed, onClose, onChoose, isSaving = false }: ScopeDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={() => onChoose(scope)}
      isSaving={isSaving}
      danger={deed === 'delete'}
      title={words[deed].title}
      description="Bu randevu bir serinin parçası."
      submitLabel={words[deed].submit}
      savingLabel={words[deed].saving}
    >
      <RadioCardGroup
        label="Kapsam"
        columns={1}
        options={scopes}
        value={scope}
        onChange={(event) => setScope(event.target.value as SeriesScope)}
      />
      {deed === 'delete' ? (
        <Text mt="3" color="fg.muted">
          Randevular notları, geçmişleri, bildirimleri ve e-posta kayıtlarıyla birlikte silinir. Bu işlem geri alınamaz.
        </Text>
      ) : null}
    </FormDialog>
  );
}
