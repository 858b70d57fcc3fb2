import { Flex } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatCount, StatusBadge } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { Panel } from './panel.tsx';
import { PanelLink } from './panel-link.tsx';
import type { Health } from './use-dashboard.ts';

const serviceLabels: Record<string, string> = {
  identity: 'Kullanıcılar',
  appointments: 'Randevular',
  content: 'İçerik',
  seo: 'SEO',
  messaging: 'Mesajlar',
};

/** Whether the parts of the product run, for admins. */
export function HealthPanel({ health: { database, services, eventsBehind, jobs } }: { health: Health }) {
  const isWell = database && services.every(({ isUp }) => isUp) && jobs.dead === 0;
  return (
    <Panel
      title="Sistem durumu"
      hint={isWell ? 'Her şey çalışıyor.' : 'Bir bölüm çalışmıyor veya tamamlanamayan işler var.'}
      action={<PanelLink to={sectionHref('system-health')}>Ayrıntılar</PanelLink>}
    >
      <Flex wrap="wrap" gap="2" mb="3">
        {[{ name: 'database', isUp: database }, ...services].map(({ name, isUp }) => (
          <StatusBadge key={name} tone={isUp ? 'confirmed' : 'cancelled'}>
            {`${serviceLabels[name] ?? 'Veritabanı'}: ${isUp ? 'çalışıyor' : 'yanıt vermiyor'}`}
          </StatusBadge>
        ))}
      </Flex>
      <DescriptionList layout="strip">
        <DescriptionItem label="Sıradaki iş">{formatCount(jobs.queued + jobs.running)}</DescriptionItem>
        <DescriptionItem label="Bekleyen iş">{formatCount(jobs.waiting)}</DescriptionItem>
        <DescriptionItem label="Tamamlanamayan iş">{formatCount(jobs.dead)}</DescriptionItem>
        <DescriptionItem label="İşlenecek olay">{formatCount(eventsBehind)}</DescriptionItem>
      </DescriptionList>
    </Panel>
  );
}
