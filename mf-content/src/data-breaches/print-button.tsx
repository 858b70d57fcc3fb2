import { IconButton } from '@practice/ui';
import { useStaff } from '@practice/ui/back-office';
import { DownloadIcon } from '@practice/ui/icons';
import { announceFailure, downloadFile } from '@practice/ui/records';
import { useState } from 'react';
import type { DataBreach } from './data-breaches.ts';

/** The breach as a PDF to print and file. */
export function PrintButton({ breach: { id, title } }: { breach: DataBreach }) {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function download() {
    setIsRunning(true);
    try {
      await downloadFile(fetch, { address: `/api/export/data-breaches/${encodeURIComponent(id)}` }, 'veri-ihlali.pdf');
    } catch {
      announceFailure('Dosya hazırlanamadı.');
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <IconButton
      aria-label={`Özeti PDF olarak indir: ${title}`}
      title="Özeti PDF olarak indir"
      loading={isRunning}
      onClick={() => void download()}
    >
      <DownloadIcon boxSize="4" />
    </IconButton>
  );
}
