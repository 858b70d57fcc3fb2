import { Anchor } from '@practice/ui';
import { DescriptionItem, DescriptionList, formatCount, formatDateTime } from '@practice/ui/admin';
import type { Details } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

export function EmailCard({ details: { emails, problems } }: { details: Details }) {
  const { lastSentAt, waiting, failed } = emails;
  return (
    <HealthCard
      title="E-posta"
      icon="mail"
      parts={['email']}
      problems={problems}
      action={
        <Anchor href="#email?tab=outbox" fontSize="sm">
          Giden e-postalar
        </Anchor>
      }
    >
      <DescriptionList>
        <DescriptionItem label="Son gönderilen">
          {lastSentAt ? formatDateTime(lastSentAt) : 'Son yedi günde yok'}
        </DescriptionItem>
        <DescriptionItem label="Bekleyen">{formatCount(waiting)}</DescriptionItem>
        <DescriptionItem label="Gönderilemeyen">{formatCount(failed)}</DescriptionItem>
      </DescriptionList>
    </HealthCard>
  );
}
