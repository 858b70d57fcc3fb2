import { RadioCardGroup, Text } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import type { SeriesScope } from '../../generated/graphql.ts';

/** What is done to one or more of a series: a change, a deletion or a new status. */
export type ScopedAction = 'edit' | 'delete' | 'confirmed' | 'cancelled' | 'pending';

type ScopeDialogProps = {
  open: boolean;
  action: ScopedAction;
  onClose: () => void;
  onChoose: (scope: SeriesScope) => void;
  isSaving?: boolean;
};

const words = {
  edit: { title: 'Hangi randevular değişsin?', submit: 'Kaydet', saving: 'Kaydediliyor…' },
  delete: { title: 'Hangi randevular silinsin?', submit: 'Kalıcı olarak sil', saving: 'Siliniyor…' },
  confirmed: { title: 'Hangi randevular onaylansın?', submit: 'Onayla', saving: 'Kaydediliyor…' },
  cancelled: { title: 'Hangi randevular iptal edilsin?', submit: 'İptal et', saving: 'Kaydediliyor…' },
  pending: { title: 'Hangi randevular beklemeye alınsın?', submit: 'Kaydet', saving: 'Kaydediliyor…' },
};

const notes: Partial<Record<ScopedAction, string>> = {
  delete:
    'Randevular notları, geçmişleri, bildirimleri ve e-posta kayıtlarıyla birlikte silinir. Bu işlem geri alınamaz.',
  confirmed:
    'Daha önce iptal edilenlere ve geçmiş randevulara dokunulmaz. Veliye hepsi için tek bir e-posta gönderilir.',
  cancelled: 'Geçmiş randevulara dokunulmaz. Veliye hepsi için tek bir e-posta gönderilir.',
};

const scopes: { value: SeriesScope; label: string }[] = [
  { value: 'one', label: 'Yalnızca bu randevu' },
  { value: 'following', label: 'Bu ve sonraki randevular' },
  { value: 'all', label: 'Serinin tüm randevuları' },
];

/** Asks which appointments of a series something applies to. */
export function ScopeDialog({ open, action, onClose, onChoose, isSaving = false }: ScopeDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={() => onChoose(scope)}
      isSaving={isSaving}
      danger={action === 'delete' || action === 'cancelled'}
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
      {notes[action] ? (
        <Text mt="3" color="fg.muted">
          {notes[action]}
        </Text>
      ) : null}
    </FormDialog>
  );
}
