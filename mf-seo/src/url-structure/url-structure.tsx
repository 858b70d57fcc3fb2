import { Box, Button, Flex, SimpleGrid, Text } from '@practice/ui';
import { EmptyState, formatCount, formatDate, ProblemPanel, StatCard } from '@practice/ui/admin';
import { sectionHref, useLiveEvents, useSection, useStaff } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { ActiveBadge } from '@practice/ui/records';
import { ButtonLink } from '@practice/ui/router';
import type { ReactNode } from 'react';
import { UrlStructureDocument, type UrlStructureQuery } from '../generated/graphql.ts';

/** The tabs that are gone to from here. */
const actions = [
  { tab: 'redirects', label: 'Yönlendirmeleri yönet' },
  { tab: 'health', label: 'Sağlığı kontrol et' },
  { tab: 'bulk', label: 'Toplu işlem yap' },
  { tab: 'analytics', label: 'Analitikleri gör' },
] as const;

/** The addresses of the site at a glance: a tab of URL management. */
export default function UrlStructure() {
  const { setParams } = useSection();
  const { can } = useStaff();
  const { data, error, refetch } = useQuery(UrlStructureDocument, { fetchPolicy: 'cache-and-network' });
  useLiveEvents(({ type }) => {
    if (type !== 'reset' && type !== 'redirect.changed') return;
    // What could not be loaded says so by `error`.
    refetch().catch(() => undefined);
  });
  if (error && !data) return <ProblemPanel message={readProblem(error).message} onRetry={refetch} />;
  return (
    <Box>
      <Figures data={data} />
      <Panel title="Hızlı işlemler">
        <Flex gap="2" wrap="wrap">
          {actions.map(({ tab, label }) => (
            <Button key={tab} variant="outline" onClick={() => setParams({ tab })}>
              {label}
            </Button>
          ))}
          {can('site-setting:write-restricted') ? (
            <ButtonLink to={sectionHref('settings', { tab: 'url_management' })} variant="outline">
              Adres ayarlarını aç
            </ButtonLink>
          ) : null}
        </Flex>
      </Panel>
      <Panel title="Son yönlendirme hareketleri">
        <Activities redirects={data?.redirects.items} />
      </Panel>
    </Box>
  );
}

function Figures({ data }: { data: UrlStructureQuery | undefined }) {
  const addresses = data?.urlHealth;
  const isChecked = addresses !== undefined && addresses.length > 0;
  const healthy = addresses?.filter(({ status }) => status === 'healthy').length ?? 0;
  const hint = data && !isChecked ? { hint: 'İlk sağlık kontrolünden sonra' } : {};
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="2" mb="4">
      <StatCard label="Toplam URL" value={data && formatCount(data.addressCount)} />
      <StatCard label="Aktif yönlendirme" value={data && formatCount(data.redirectStats.active)} />
      <StatCard
        label="Sağlıklı URL"
        tone="confirmed"
        value={data && (isChecked ? formatCount(healthy) : '–')}
        {...hint}
      />
      <StatCard label="Toplam kullanım" value={data && formatCount(data.redirectStats.hits)} />
    </SimpleGrid>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} bg="bg.panel" borderWidth="1px" borderRadius="md" p="4" mb="4">
      <Text as="h2" fontWeight="semibold" mb="3">
        {title}
      </Text>
      {children}
    </Box>
  );
}

type Redirects = UrlStructureQuery['redirects']['items'];

function Activities({ redirects }: { redirects: Redirects | undefined }) {
  if (!redirects) return null;
  if (redirects.length === 0) {
    return (
      <EmptyState icon="waypoints" title="Henüz yönlendirme yok." description="Adresi değişen sayfalar için ekleyin." />
    );
  }
  return (
    <Box as="ul" listStyleType="none">
      {redirects.map(({ id, fromUrl, toUrl, hitCount, lastHitAt, createdAt, isActive }) => (
        <Flex
          as="li"
          key={id}
          gap="1"
          columnGap="4"
          wrap="wrap"
          align="center"
          justify="space-between"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Text flex="1 1 16rem" minW="0" overflowWrap="anywhere">
            <span>{fromUrl}</span> <span aria-hidden="true">→</span> <span>{toUrl || 'kaldırıldı'}</span>
          </Text>
          <Flex gap="4" align="center" fontSize="sm" color="fg.muted">
            <span>{`${formatCount(hitCount)} kullanım`}</span>
            <span>{formatDate(lastHitAt ?? createdAt)}</span>
            <ActiveBadge isActive={isActive} />
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}
