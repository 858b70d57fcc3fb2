import { Button } from '@practice/ui';
import { useStaff } from '@practice/ui/back-office';
import { DownloadIcon } from '@practice/ui/icons';
import { downloadFile } from '@practice/ui/records';
import { useState } from 'react';
import { announceFailureOf } from '../../record/announce.ts';

/** Downloads the summary of a child as a PDF. */
export function SummaryButton({ profileId }: { profileId: string }) {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function download() {
    setIsRunning(true);
    try {
      const address = `/api/child-profiles/${encodeURIComponent(profileId)}/summary.pdf`;
      await downloadFile(fetch, { address }, 'cocuk-ozeti.pdf');
    } catch {
      announceFailureOf('Özet hazırlanamadı.');
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <Button variant="outline" size="sm" loading={isRunning} loadingText="Hazırlanıyor…" onClick={() => void download()}>
      <DownloadIcon />
      Özeti indir (PDF)
    </Button>
  );
}
