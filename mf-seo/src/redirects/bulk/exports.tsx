import { Button, ButtonAnchor, Flex } from '@practice/ui';
import { sectionHref, useStaff } from '@practice/ui/back-office';
import { DownloadIcon } from '@practice/ui/icons';
import { toast } from '@practice/ui/overlay';
import { downloadFile } from '@practice/ui/records';
import { useState } from 'react';
import { Part } from '../../csv-import/part.tsx';

const files = [
  {
    key: 'csv',
    label: 'CSV',
    format: 'csv',
    done: 'CSV dosyası indirildi',
    failed: 'CSV export sırasında bir hata oluştu',
  },
  {
    key: 'json',
    label: 'JSON yedeği',
    format: 'json',
    done: 'JSON dosyası indirildi',
    failed: 'JSON export sırasında bir hata oluştu',
  },
] as const;

/** Downloads of all redirects, and the way to the report of visits. */
export function Exports() {
  const { fetch } = useStaff();
  const [running, setRunning] = useState<string | null>(null);

  async function download({ key, format, done, failed }: (typeof files)[number]) {
    setRunning(key);
    try {
      await downloadFile(fetch, { address: `/api/seo/redirects/export?format=${format}` }, `yonlendirmeler.${format}`);
      toast.success({ title: done });
    } catch {
      toast.error({ title: failed });
    } finally {
      setRunning(null);
    }
  }

  return (
    <Part
      title="Dışa aktar"
      description="CSV dosyası olduğu gibi yeniden içe aktarılabilir; JSON yedeğinde sayılar da vardır."
    >
      <Flex gap="2" wrap="wrap">
        {files.map((file) => (
          <Button key={file.key} variant="outline" loading={running === file.key} onClick={() => void download(file)}>
            <DownloadIcon />
            <span>{file.label}</span>
          </Button>
        ))}
        <ButtonAnchor variant="ghost" href={sectionHref('url-management', { tab: 'analytics' })}>
          Ziyaret raporu
        </ButtonAnchor>
      </Flex>
    </Part>
  );
}
