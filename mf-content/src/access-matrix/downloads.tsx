import { today } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import { DownloadIcon } from '@practice/ui/icons';
import { ExportMenu, useDownload } from '@practice/ui/records';

const addressFor = (format: string) => ({ address: `/api/export/access-matrix?format=${format}` });

/** The matrix as a paper, or as a table. */
export function Downloads() {
  const { isRunning, download } = useDownload('Dosya hazırlanamadı.');

  return (
    <Box display="flex" gap="2" ms="auto" _print={{ display: 'none' }}>
      <Button
        variant="outline"
        aria-label="PDF olarak indir"
        loading={isRunning}
        loadingText="Hazırlanıyor…"
        onClick={() => void download(addressFor('pdf'), `erisim-tablosu_${today()}.pdf`)}
      >
        <DownloadIcon />
        PDF
      </Button>
      <ExportMenu heading="Erişim tablosu" name="erisim-tablosu" callFor={addressFor} />
    </Box>
  );
}
