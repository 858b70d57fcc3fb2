import { type ExportFormat, today } from '@practice/contracts';
import { useState } from 'react';
import { Menu } from '../../admin/index.ts';
import { useStaff } from '../../back-office/index.ts';
import { DownloadIcon } from '../../icons/index.tsx';
import { Box, Button } from '../../index.ts';
import { toast } from '../../overlay/index.ts';
import { downloadFile, type FileCall } from './download-file.ts';

type ExportMenuProps = {
  /** What will be in the file. */
  heading: string;
  /** The request for the file; null: there is nothing to export, which has been said. */
  callFor: (format: ExportFormat) => FileCall | null;
  /** The file's name when the server gives none; the day follows. */
  name: string;
  placement?: 'bottom-end' | 'top-start';
  isSmall?: boolean;
};

/** Exports records as a workbook or as CSV. */
export function ExportMenu({ heading, callFor, name, placement = 'bottom-end', isSmall = false }: ExportMenuProps) {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function run(format: ExportFormat) {
    const call = callFor(format);
    if (!call) return;
    setIsRunning(true);
    try {
      await downloadFile(fetch, call, `${name}_${today()}.${format}`);
    } catch {
      toast.error({ title: 'Hata', description: 'Export işlemi başarısız oldu.' });
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <Menu
      placement={placement}
      entries={[
        { heading },
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
