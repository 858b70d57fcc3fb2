import { personalDataFormats, today } from '@practice/contracts';
import { Button } from '@practice/ui';
import { useStaff } from '@practice/ui/back-office';
import { DownloadIcon } from '@practice/ui/icons';
import { announceFailure, downloadFile } from '@practice/ui/records';
import { useState } from 'react';

type Format = (typeof personalDataFormats)[number];

/** All that is held, as a file to read or for programs. */
export function ExportButtons({ requestId }: { requestId: string }) {
  const { fetch } = useStaff();
  const [running, setRunning] = useState<Format | null>(null);

  async function download(format: Format) {
    setRunning(format);
    try {
      const address = `/api/export/personal-data/${encodeURIComponent(requestId)}?format=${format}`;
      await downloadFile(fetch, { address }, `kisisel-veriler-${today()}.${format}`);
    } catch {
      announceFailure('Dosya hazırlanamadı.');
    } finally {
      setRunning(null);
    }
  }

  return personalDataFormats.map((format) => (
    <Button
      key={format}
      variant="outline"
      aria-label={`${format.toUpperCase()} olarak indir`}
      loading={running === format}
      loadingText="Hazırlanıyor…"
      onClick={() => void download(format)}
    >
      <DownloadIcon />
      <span>{format.toUpperCase()}</span>
    </Button>
  ));
}
