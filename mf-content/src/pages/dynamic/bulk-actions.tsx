import { Button } from '@practice/ui';
import { BulkBar, ConfirmDialog, FilterSelect } from '@practice/ui/admin';
import { useState } from 'react';
import type { Bulk, BulkAction } from './use-bulk.ts';

const options: { value: BulkAction; label: string }[] = [
  { value: 'published', label: 'Yayınla' },
  { value: 'draft', label: 'Taslağa al' },
  { value: 'archived', label: 'Arşivle' },
  { value: 'delete', label: 'Sil' },
];

/** The floating bar of what can be done with the selected pages. */
export function BulkActions({ bulk }: { bulk: Bulk }) {
  const [isAsking, setIsAsking] = useState(false);
  const { selection, action, progress } = bulk;
  return (
    <>
      <BulkBar
        count={selection.size}
        noun="sayfa"
        progress={progress}
        onClear={() => {
          bulk.setSelection(new Set());
          bulk.setAction('');
        }}
      >
        <FilterSelect
          label="Toplu işlem"
          all="İşlem seçin"
          value={action}
          options={options}
          onChange={(value) => bulk.setAction(value as BulkAction | '')}
        />
        <Button
          size="sm"
          disabled={action === ''}
          onClick={() => {
            if (action === 'delete') setIsAsking(true);
            else if (action) void bulk.run(action);
          }}
        >
          Uygula
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void bulk.run('delete');
        }}
        title={`${selection.size} sayfa silinsin mi?`}
        confirmLabel="Sil"
        danger
      >
        Menülerin ya da yönlendirmelerin kullandığı sayfalar atlanır. Bu işlem geri alınamaz.
      </ConfirmDialog>
    </>
  );
}
