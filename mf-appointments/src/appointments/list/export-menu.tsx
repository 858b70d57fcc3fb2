import { Box, Button } from '@practice/ui';
import { formatCount, Menu } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { DownloadIcon } from '@practice/ui/icons';
import { useState } from 'react';
import { announceFailureOf, announceNothingSelected } from '../record/announce.ts';
import { downloadExport } from './download-export.ts';
import { type ExportFormat, type ListState, listExport, selectionExport } from './list-state.ts';

type ExportMenuProps = {
  state: ListState;
  total: number | undefined;
  /** Exports these appointments instead of the list. */
  selection?: ReadonlySet<string>;
  placement?: 'bottom-end' | 'top-start';
  isSmall?: boolean;
};

/** Exports the selected appointments, or the list as filtered and sorted. */
export function ExportMenu({ state, total, selection, placement = 'bottom-end', isSmall = false }: ExportMenuProps) {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function run(format: ExportFormat) {
    if (selection?.size === 0) return announceNothingSelected();
    setIsRunning(true);
    try {
      const call = selection ? selectionExport(selection, state, format) : listExport(state, format);
      await downloadExport(fetch, call, format);
    } catch {
      announceFailureOf('Export işlemi başarısız oldu.');
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <Menu
      placement={placement}
      entries={[
        { heading: selection ? `Seçilen ${formatCount(selection.size)} randevu` : listHeading(total) },
        { label: 'Excel (.xlsx)', onSelect: () => void run('xls') },
        { label: 'CSV', onSelect: () => void run('csv') },
      ]}
    >
      {(trigger) => (
        <Button
          variant="outline"
          size={isSmall ? 'sm' : 'md'}
          loading={isRunning}
          loadingText="Hazırlanıyor…"
          aria-label="Dışa aktar"
          {...trigger}
        >
          <DownloadIcon />
          <Box as="span" display={{ base: 'none', sm: 'inline' }}>
            Dışa aktar
          </Box>
        </Button>
      )}
    </Menu>
  );
}

function listHeading(total: number | undefined): string {
  return total === undefined ? 'Süzülen liste' : `Süzülen liste: ${formatCount(total)} randevu`;
}
