import { Button } from '@practice/ui';
import { BulkBar, ConfirmDialog } from '@practice/ui/admin';
import { TrashIcon } from '@practice/ui/icons';
import { useState } from 'react';
import type { BulkBlogPostsOperation } from '../../generated/graphql.ts';
import type { Bulk } from './use-bulk.ts';

/** The floating bar of what can be done with the selected posts. */
export function BulkActions({ bulk }: { bulk: Bulk }) {
  const [asked, setAsked] = useState<BulkBlogPostsOperation | null>(null);
  const count = bulk.selection.size;
  const questions = {
    publish: `${count} yazı şimdi yayınlansın mı?`,
    unpublish: `${count} yazı yayından kaldırılsın mı?`,
    delete: `${count} yazı silinsin mi?`,
  };
  return (
    <>
      <BulkBar count={count} progress={bulk.progress} onClear={() => bulk.setSelection(new Set())}>
        <Button size="sm" variant="outline" onClick={() => setAsked('publish')}>
          Yayınla
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsked('unpublish')}>
          Yayından kaldır
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" color="red.fg" onClick={() => setAsked('delete')}>
          <TrashIcon />
          Sil
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void bulk.run(asked);
          setAsked(null);
        }}
        title={asked ? questions[asked] : ''}
        confirmLabel={asked ? labels[asked] : ''}
        danger={asked === 'delete'}
      >
        {asked ? consequences[asked] : null}
      </ConfirmDialog>
    </>
  );
}

const labels = { publish: 'Yayınla', unpublish: 'Yayından kaldır', delete: 'Sil' };
const consequences = {
  publish: 'Taslaklar ve zamanlanan yazılar hemen sitede görünür.',
  unpublish: 'Yazılar taslak olur; adresleri ziyaretçilere “bulunamadı” der.',
  delete: 'Yazılar metinleriyle birlikte silinir. Bu işlem geri alınamaz.',
};
