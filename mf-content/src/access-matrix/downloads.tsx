import { today } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import { useStaff } from '@practice/ui/back-office';
import { DownloadIcon } from '@practice/ui/icons';
import { announceFailure, downloadFile, ExportMenu } from '@practice/ui/records';
import { useState } from 'react';

const addressFor = (format: string) => ({ address: `/api/export/access-matrix?format=${format}` });

/** The matrix as a paper, or as a table. */
export function Downloads() {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function download() {
    setIsRunning(true);
    try {
      await downloadFile(fetch, addressFor('pdf'), `erisim-tablosu_${today()}.pdf`);
    } catch {
      announceFailure('Dosya hazırlanamadı.');
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <Box display="flex" gap="2" ms="auto" _print={{ display: 'none' }}>
      <Button
        variant="outline"
        aria-label="PDF olarak indir"
        loading={isRunning}
        loadingText="Hazırlanıyor…"
        onClick={() => void download()}
      >
        <DownloadIcon />
        PDF
      </Button>
      <ExportMenu heading="Erişim tablosu" name="erisim-tablosu" callFor={addressFor} />
    </Box>
  );
}
