import { DescriptionItem, DescriptionList, formatDate, formatDateTime } from '@practice/ui/admin';
import type { Details } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

/** Which version runs, on what, and how it is set up. */
export function VersionsCard({ details }: { details: Details }) {
  const { version, nodeVersion, migrations, gateways, problems } = details;
  const versions = [...new Set([version, ...gateways.map((gateway) => gateway.version)])];
  const [certificateEndsAt] = gateways.flatMap((gateway) => gateway.certificateEndsAt ?? []);
  return (
    <HealthCard title="Sürüm ve kurulum" icon="settings" parts={['setup']} problems={problems}>
      <DescriptionList>
        <DescriptionItem label="Ürün">{versions.join(', ')}</DescriptionItem>
        <DescriptionItem label="Node">{nodeVersion}</DescriptionItem>
        <DescriptionItem label="Veri geçişleri">
          {migrations.lastAt
            ? `${migrations.applied}, son uygulama ${formatDateTime(migrations.lastAt)}`
            : migrations.applied}
        </DescriptionItem>
        <DescriptionItem label="Sertifika">
          {certificateEndsAt ? `${formatDate(certificateEndsAt)} tarihine kadar geçerli` : 'Sunucudan görülemiyor'}
        </DescriptionItem>
      </DescriptionList>
    </HealthCard>
  );
}
