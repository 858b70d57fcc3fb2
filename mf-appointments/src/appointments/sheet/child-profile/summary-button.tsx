import { Button } from '@practice/ui';
import { DownloadIcon } from '@practice/ui/icons';
import { useDownload } from '@practice/ui/records';

/** Downloads the summary of a child as a PDF. */
export function SummaryButton({ profileId }: { profileId: string }) {
  const { isRunning, download } = useDownload('Özet hazırlanamadı.');
  const address = `/api/child-profiles/${encodeURIComponent(profileId)}/summary.pdf`;

  return (
    <Button
      variant="outline"
      size="sm"
      loading={isRunning}
      loadingText="Hazırlanıyor…"
      onClick={() => void download({ address }, 'cocuk-ozeti.pdf')}
    >
      <DownloadIcon />
      Özeti indir (PDF)
    </Button>
  );
}
