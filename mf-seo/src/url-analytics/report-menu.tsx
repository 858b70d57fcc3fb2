import { Button } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { DownloadIcon } from '@practice/ui/icons';
import { toast } from '@practice/ui/overlay';
import { downloadFile } from '@practice/ui/records';
import { useState } from 'react';

/** Downloads the visits of the range as a table or on paper. */
export function ReportMenu({ from, to }: { from: string; to: string }) {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function download(format: 'csv' | 'pdf') {
    setIsRunning(true);
    try {
      const address = `/api/url-analytics/report?${new URLSearchParams({ format, from, to })}`;
      await downloadFile(fetch, { address }, `ziyaretler-${from}-${to}.${format}`);
    } catch {
      toast.error({ title: 'Hata', description: 'Rapor indirilemedi.' });
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <Menu
      placement="bottom-end"
      entries={[
        { label: 'CSV', onSelect: () => void download('csv') },
        { label: 'PDF', onSelect: () => void download('pdf') },
      ]}
    >
      {(trigger) => (
        <Button variant="outline" loading={isRunning} loadingText="Hazırlanıyor…" {...trigger}>
          <DownloadIcon />
          Rapor indir
        </Button>
      )}
    </Menu>
  );
}
