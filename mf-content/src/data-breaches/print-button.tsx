import { IconButton } from '@practice/ui';
import { DownloadIcon } from '@practice/ui/icons';
import { useDownload } from '@practice/ui/records';
import type { DataBreach } from './data-breaches.ts';

/** The breach as a PDF to print and file. */
export function PrintButton({ breach: { id, title } }: { breach: DataBreach }) {
  const { isRunning, download } = useDownload('Dosya hazırlanamadı.');
  const address = `/api/export/data-breaches/${encodeURIComponent(id)}`;

  return (
    <IconButton
      aria-label={`Özeti PDF olarak indir: ${title}`}
      title="Özeti PDF olarak indir"
      loading={isRunning}
      onClick={() => void download({ address }, 'veri-ihlali.pdf')}
    >
      <DownloadIcon boxSize="4" />
    </IconButton>
  );
}
