import { RadioCardGroup, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import type { SeriesScope } from '../../generated/graphql.ts';

type ScopeDialogProps = {
  open: boolean;
  action: 'edit' | 'delete';
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

/** Asks which appointments of a series a change or a deletion applies to. */
export function ScopeDialog({ open, action, onClose, onChoose, isSaving = false }: ScopeDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={() => onChoose(scope)}
      isSaving={isSaving}
      danger={action === 'delete'}
      title={words[action].title}
      description="Bu randevu bir serinin parçası."
      submitLabel={words[action].submit}
      savingLabel={words[action].saving}
    >
      <RadioCardGroup
        label="Kapsam"
        columns={1}
        options={scopes}
        value={scope}
        onChange={(event) => setScope(event.target.value as SeriesScope)}
      />
      {action === 'delete' ? (
        <Text mt="3" color="fg.muted">
          Randevular notları, geçmişleri, bildirimleri ve e-posta kayıtlarıyla birlikte silinir. Bu işlem geri alınamaz.
        </Text>
      ) : null}
    </FormDialog>
  );
}
