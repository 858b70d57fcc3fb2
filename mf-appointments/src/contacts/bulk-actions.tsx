import type { ContactStatus } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import { BulkBar, ConfirmDialog, FilterSelect } from '@practice/ui/admin';
import { TrashIcon } from '@practice/ui/icons';
import { useState } from 'react';
import { statusOptions } from './contact.ts';
import type { Bulk } from './use-bulk.ts';
import { useActions } from './use-contact-actions.ts';

/** The floating bar of bulk actions on the selected messages. */
export function BulkActions({ bulk, isSpamShown }: { bulk: Bulk; isSpamShown: boolean }) {
  const { canDelete } = useActions();
  const [status, setStatus] = useState<ContactStatus | ''>('');
  const [isAsking, setIsAsking] = useState(false);
  const count = bulk.selection.size;
  return (
    <>
      <BulkBar count={count} progress={bulk.progress} onClear={() => bulk.setSelection(new Set())}>
        <Box>
          <FilterSelect
            label="Seçilenlerin durumu"
            all="Durum seçin"
            value={status}
            options={statusOptions}
            onChange={(value) => setStatus(value as ContactStatus | '')}
          />
        </Box>
        <Button size="sm" variant="outline" onClick={() => void bulk.setStatus(status)}>
          Uygula
        </Button>
        <Button size="sm" variant="outline" onClick={() => void bulk.setSpam(!isSpamShown)}>
          {isSpamShown ? 'Spam değil' : 'Spam'}
        </Button>
        {canDelete ? (
          <Button size="sm" variant="outline" colorPalette="red" color="red.fg" onClick={() => setIsAsking(true)}>
            <TrashIcon />
            Sil
          </Button>
        ) : null}
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void bulk.remove();
        }}
        title={`${count} mesaj kalıcı olarak silinsin mi?`}
        confirmLabel="Kalıcı olarak sil"
        danger
      >
        Seçilen mesajlar yanıtları ve bildirimleriyle birlikte silinir, bekleyen yanıtlar gönderilmez. Bu işlem geri
        alınamaz.
      </ConfirmDialog>
    </>
  );
}
