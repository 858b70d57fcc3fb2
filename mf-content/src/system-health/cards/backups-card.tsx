import { BACKUP_TIME, backupStateLabels } from '@practice/contracts';
import { Anchor } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatDate, formatDateTime, relativeTime } from '@practice/ui/admin';
import type { Details } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

export function BackupsCard({ details: { backups, problems } }: { details: Details }) {
  const { newest, verifiedAt } = backups;
  return (
    <HealthCard
      title="Yedekler"
      icon="archive"
      parts={['backups']}
      problems={problems}
      action={
        <Anchor href="#backups" fontSize="sm">
          Yedekleri aç
        </Anchor>
      }
    >
      <DescriptionList>
        <DescriptionItem label="En yenisi">
          {newest
            ? `${formatDateTime(newest.createdAt)}, ${backupStateLabels[newest.state].toLocaleLowerCase('tr')}`
            : 'Henüz yok'}
        </DescriptionItem>
        <DescriptionItem label="Kontrolden geçen">
          {verifiedAt ? `${formatDateTime(verifiedAt)} (${relativeTime(verifiedAt)})` : 'Henüz yok'}
        </DescriptionItem>
        <DescriptionItem label="Sıradaki">{nextText(backups)}</DescriptionItem>
      </DescriptionList>
    </HealthCard>
  );
}

function nextText({ isEnabled, nextOn }: Details['backups']): string {
  if (isEnabled === null) return 'Ayarlar şu anda okunamıyor';
  return isEnabled && nextOn ? `${formatDate(nextOn)} ${BACKUP_TIME.replace(':', '.')}` : 'Otomatik yedekleme kapalı';
}
