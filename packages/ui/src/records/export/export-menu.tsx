import { type ExportFormat, today } from '@practice/contracts';
import { Menu } from '../../admin/index.ts';
import { DownloadIcon } from '../../icons/index.tsx';
import { Box, Button } from '../../index.ts';
import type { FileCall } from './download-file.ts';
import { useDownload } from './use-download.ts';

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
  const { isRunning, download } = useDownload('Export işlemi başarısız oldu.');

  function run(format: ExportFormat) {
    const call = callFor(format);
    if (call) void download(call, `${name}_${today()}.${format}`);
  }

  return (
    <Menu
      placement={placement}
      entries={[
        { heading },
        { label: 'Excel (.xlsx)', onSelect: () => run('xls') },
        { label: 'CSV', onSelect: () => run('csv') },
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
