import { Box, Button, Icon } from '@practice/ui';
import { formatCount, Menu, useStaff } from '@practice/ui/admin';
import { useState } from 'react';
import { announceFailureOf } from '../record/announce.tsx';
import { downloadExport } from './download-export.ts';
import { exportAddress, type ListState } from './list-state.ts';

type ExportMenuProps = {
  state: ListState;
  total: number | undefined;
  placement?: 'bottom-end' | 'top-start';
  isSmall?: boolean;
};

/** The list as it is filtered and sorted, as a file. */
export function ExportMenu({ state, total, placement = 'bottom-end', isSmall = false }: ExportMenuProps) {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function run(format: 'csv' | 'xls') {
    setIsRunning(true);
    try {
      await downloadExport(fetch, exportAddress(state, format), format);
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
        { heading: total === undefined ? 'Süzülen liste' : `Süzülen liste: ${formatCount(total)} randevu` },
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
          <Icon>
            <path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19h14" />
          </Icon>
          <Box as="span" display={{ base: 'none', sm: 'inline' }}>
            Dışa aktar
          </Box>
        </Button>
      )}
    </Menu>
  );
}
