import { Button, Flex } from '@practice/ui';
import { BulkBar, ConfirmDialog, Menu } from '@practice/ui/admin';
import { TrashIcon } from '@practice/ui/icons';
import { type ReactNode, useState } from 'react';
import type { ListFilters } from '../list/list-state.ts';
import { OutcomeDrawer } from '../record/outcome-drawer.tsx';
import { BulkEmailMenu } from './bulk-email-menu.tsx';
import { quickSelections } from './quick-selection.ts';
import type { BulkControl } from './use-bulk-actions.ts';
import { useQuickSelection } from './use-quick-selection.ts';
import type { Selection } from './use-selection.ts';

type BulkActionsProps = {
  selection: Selection;
  bulk: BulkControl;
  filters: ListFilters;
  /** In bulk mode the bar is shown even when nothing is selected. */
  isBulkMode: boolean;
  onLeaveBulkMode: () => void;
  canDelete: boolean;
  /** The export menu; absent for roles that may not export. */
  exportMenu: ReactNode;
};

/** The floating bar of bulk actions. */
export function BulkActions(props: BulkActionsProps) {
  const { selection, bulk, filters, isBulkMode, onLeaveBulkMode, canDelete, exportMenu } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [isReportOpen, setIsReportOpen] = useState(false);
  const quick = useQuickSelection(filters, selection.select);
  const count = selection.ids.size;
  const { report } = bulk;

  const buttons = (
    <>
      <Menu
        placement="top-start"
        entries={quickSelections.map(({ value, label }) => ({ label, onSelect: () => void quick.select(value) }))}
      >
        {(trigger) => (
          <Button size="sm" variant="outline" loading={quick.isSelecting} {...trigger}>
            Hızlı seç
          </Button>
        )}
      </Menu>
      <Button size="sm" variant="outline" onClick={() => void bulk.setStatus('confirmed')}>
        Onayla
      </Button>
      <Button size="sm" variant="outline" onClick={() => void bulk.setStatus('completed')}>
        Tamamla
      </Button>
      <Button size="sm" variant="outline" onClick={() => void bulk.setStatus('cancelled')}>
        İptal Et
      </Button>
      <BulkEmailMenu bulk={bulk} placement="top-start" isSmall />
      {exportMenu}
      {canDelete ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          color="red.fg"
          onClick={() => {
            if (bulk.hasSelected()) setIsAsking(true);
          }}
        >
          <TrashIcon />
          Sil
        </Button>
      ) : null}
    </>
  );

  return (
    <>
      <BulkBar
        count={count}
        progress={bulk.progress}
        onClear={() => {
          bulk.closeReport();
          if (count > 0) selection.clear();
          else if (isBulkMode) onLeaveBulkMode();
        }}
        result={
          report || (isBulkMode && count === 0) ? (
            <Flex align="center" gap="1.5" wrap="wrap">
              <span>{report?.text}</span>
              {report && report.failed.length > 0 ? (
                <Button size="sm" variant="plain" onClick={() => setIsReportOpen(true)}>
                  Ayrıntılar
                </Button>
              ) : null}
              {count === 0 && isBulkMode ? buttons : null}
            </Flex>
          ) : null
        }
      >
        {buttons}
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void bulk.remove();
        }}
        title={`${count} randevu kalıcı olarak silinsin mi?`}
        confirmLabel="Kalıcı olarak sil"
        danger
      >
        Seçilen randevular notları, dosyaları, geçmişleri, bildirimleri ve e-posta kayıtlarıyla birlikte silinir. Bu
        işlem geri alınamaz.
      </ConfirmDialog>
      <OutcomeDrawer
        open={isReportOpen && report !== null}
        onClose={() => setIsReportOpen(false)}
        title="İşlenemeyen randevular"
        lines={(report?.failed ?? []).map(({ id, name, message }) => ({ key: id, name: name ?? id, message }))}
      />
    </>
  );
}
