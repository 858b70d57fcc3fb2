import { Button } from '@practice/ui';
import { BulkBar, ConfirmDialog } from '@practice/ui/admin';
import { TrashIcon } from '@practice/ui/icons';
import { useState } from 'react';
import type { Bulk } from './use-bulk.ts';

/** The floating bar of what can be done with the selected redirects. */
export function BulkActions({ bulk }: { bulk: Bulk }) {
  const [isAsking, setIsAsking] = useState(false);
  const count = bulk.selection.size;
  return (
    <>
      <BulkBar count={count} noun="yönlendirme" progress={bulk.progress} onClear={() => bulk.setSelection(new Set())}>
        <Button size="sm" variant="outline" onClick={() => void bulk.run('activate')}>
          Aç
        </Button>
        <Button size="sm" variant="outline" onClick={() => void bulk.run('deactivate')}>
          Kapat
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" color="red.fg" onClick={() => setIsAsking(true)}>
          <TrashIcon />
          Sil
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void bulk.run('delete');
        }}
        title={`${count} yönlendirme silinsin mi?`}
        confirmLabel="Sil"
        danger
      >
        Adreslerini açan ziyaretçiler “bulunamadı” görür. Toplu İşlemler sekmesinden geri alınabilir.
      </ConfirmDialog>
    </>
  );
}
