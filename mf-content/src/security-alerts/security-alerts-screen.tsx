import { type securityAlertFilters, securityAlertKinds } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import {
  ClearFiltersButton,
  DataTable,
  FilterSelects,
  FilterTabs,
  NothingListed,
  Pagination,
  RefreshButton,
  SectionHeader,
  Toolbar,
  useRoom,
} from '@practice/ui/admin';
import { useOpenRecord } from '@practice/ui/records';
import { AlertSheet } from './alert-sheet.tsx';
import { subjectOf } from './alert-texts.ts';
import { AlertCard, columnsOf } from './columns.tsx';
import { kindOptions, listParams, PAGE_SIZE } from './list-params.ts';
import { ALL, type Alert, type SecurityAlerts, useSecurityAlerts } from './use-security-alerts.ts';
import { WatchPanel } from './watch-panel.tsx';

/** What happened to the site's security, once for an hour of it. */
export default function SecurityAlertsScreen() {
  const alerts = useSecurityAlerts();
  const { params, rows, total, overview, busy } = alerts;
  const sheet = useOpenRecord();
  const hasRoom = useRoom() !== 'little';
  return (
    <Box>
      <SectionHeader
        title="Güvenlik Olayları"
        description="Engellenen girişler, yeni cihazlar ve olağandışı işlemler; her biri saatte bir kez bildirilir"
        actions={
          <>
            <RefreshButton onRefresh={alerts.refresh} isLoading={alerts.isRefreshing} />
            {overview && overview.openAlerts > 0 ? (
              <Button variant="outline" loading={busy === ALL} onClick={() => void alerts.acknowledgeAll()}>
                Tümünü görüldü yap
              </Button>
            ) : null}
          </>
        }
      />
      <WatchPanel overview={overview} />
      <Filters alerts={alerts} />
      <DataTable<Alert>
        label="Güvenlik olayları"
        storageKey="security-alerts"
        columns={columnsOf({ actions: alerts, hasRoom })}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={(alert) => `${alert.title}, ${subjectOf(alert)}`}
        card={(alert) => <AlertCard alert={alert} actions={alerts} />}
        empty={<Nothing alerts={alerts} />}
        problem={alerts.problem}
        onRetry={alerts.refresh}
        isRefreshing={alerts.isRefreshing}
        onOpen={({ id }) => sheet.open(id)}
        skeletonRows={6}
      />
      <Pagination
        page={params.values.page}
        pageSize={PAGE_SIZE}
        total={total}
        onPageChange={(page) => params.set({ page })}
        noun="olay"
      />
      <AlertSheet
        open={sheet.id !== null && rows !== undefined}
        alert={rows?.find(({ id }) => id === sheet.id)}
        onClose={sheet.close}
        acknowledge={alerts.acknowledge}
        busy={busy}
      />
    </Box>
  );
}

const states: { value: (typeof securityAlertFilters)[number]; label: string }[] = [
  { value: 'all', label: 'Tümü' },
  { value: 'open', label: 'Yeni' },
  { value: 'acknowledged', label: 'Görülen' },
];

function Filters({ alerts: { params, overview } }: { alerts: SecurityAlerts }) {
  const open = overview?.openAlerts;
  return (
    <Box mb="3">
      <Toolbar>
        <FilterTabs
          label="Durum"
          tabs={states.map((tab) => (tab.value === 'open' && open ? { ...tab, count: open } : tab))}
          value={params.values.state}
          onChange={(value) => params.set({ state: listParams.shape.state.parse(value) })}
        />
        <FilterSelects
          {...params}
          selects={[{ name: 'kind', label: 'Tür', all: 'Tüm türler', options: kindOptions }]}
        />
        {params.isNarrowed ? <ClearFiltersButton variant="ghost" size="sm" onClick={params.clear} /> : null}
      </Toolbar>
    </Box>
  );
}

function Nothing({ alerts: { params, overview } }: { alerts: SecurityAlerts }) {
  return (
    <NothingListed
      params={params}
      none={{
        icon: 'shield',
        title: 'Hiçbir şey bulunmadı',
        description:
          overview?.isEnabled === false
            ? 'Güvenlik izleme kapalı olduğu için hiçbir şey izlenmiyor. Ayarlardan açabilirsiniz.'
            : `Girişler, yetki değişiklikleri, dışa aktarmalar, silmeler ve geri çevrilen istekler izleniyor (${securityAlertKinds.length} durum). Olağandışı bir şey olursa burada listelenir ve size bildirilir.`,
      }}
      noneFound={{ title: 'Olay bulunamadı', description: 'Bu filtrelere uyan güvenlik olayı yok.' }}
    />
  );
}
