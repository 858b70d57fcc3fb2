import { Button } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { DownloadIcon } from '@practice/ui/icons';
import { useDownload } from '@practice/ui/records';

/** Downloads the visits of the range as a table or on paper. */
export function ReportMenu({ from, to }: { from: string; to: string }) {
  const { isRunning, download } = useDownload('Rapor indirilemedi.');

  function report(format: 'csv' | 'pdf') {
    const address = `/api/url-analytics/report?${new URLSearchParams({ format, from, to })}`;
    void download({ address }, `ziyaretler-${from}-${to}.${format}`);
  }

  return (
    <Menu
      placement="bottom-end"
      entries={[
        { label: 'CSV', onSelect: () => report('csv') },
        { label: 'PDF', onSelect: () => report('pdf') },
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
