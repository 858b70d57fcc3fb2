import { Box, Button, useRunning } from '@practice/ui';
import { SectionHeader, SectionTabs } from '@practice/ui/admin';
import { useIsEmbedded } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { RefreshIcon } from '@practice/ui/icons';
import { toast } from '@practice/ui/overlay';
import { tabs } from '../url-management-tabs.ts';

/** Addresses of the site: where they lead, how often they are visited, and whether they work. */
export default function UrlManagementScreen() {
  const client = useApolloClient();
  const [isRefreshing, refresh] = useRunning(async () => {
    try {
      await client.refetchQueries({ include: 'active' });
      toast.success({ title: 'Tüm veriler yenilendi' });
    } catch {
      toast.error({ title: 'Yenileme sırasında bir hata oluştu' });
    }
  });

  const isEmbedded = useIsEmbedded();
  const button = (
    <Button variant="outline" onClick={refresh} loading={isRefreshing}>
      <RefreshIcon />
      Yenile
    </Button>
  );
  return (
    <Box>
      {isEmbedded ? (
        <Box display="flex" justifyContent="flex-end" mb="2">
          {button}
        </Box>
      ) : (
        <SectionHeader
          title="URL Yönetimi"
          description="Adreslerin nereye götürdüğü, ne kadar ziyaret edildiği ve sağlığı"
          actions={button}
        />
      )}
      <SectionTabs label="URL Yönetimi" tabs={tabs} shared={['q']} />
    </Box>
  );
}
