import { selfExpiringRecords } from '@practice/contracts';
import { Anchor, Text } from '@practice/ui';
import { DescriptionItem, DescriptionList, DetailSection, useMedia } from '@practice/ui/admin';
import { periodText } from './retention-texts.ts';
import type { Retention } from './use-retention.ts';

/** What goes by itself, and what only staff take away. */
export function SelfExpiring({ periods }: { periods: NonNullable<Retention['selfExpiring']> }) {
  const hasRoom = useMedia('(min-width: 48rem)');
  return (
    <DetailSection title="Kendiliğinden silinenler">
      <DescriptionList layout={hasRoom ? 'columns' : 'stacked'} css={{ '--label-width': '20rem' }}>
        {periods.map(({ kind, days }) => {
          const { label, period } = selfExpiringRecords[kind];
          return (
            <DescriptionItem key={kind} label={label}>
              <span>{days === null ? ('text' in period ? period.text : '') : periodText(days)}</span>
              {'setting' in period ? (
                <>
                  {' '}
                  <Anchor
                    href={`#settings?tab=security&focus=${period.setting}`}
                    aria-label={`Süreyi değiştir: ${label}`}
                  >
                    Süreyi değiştir
                  </Anchor>
                </>
              ) : null}
            </DescriptionItem>
          );
        })}
      </DescriptionList>
      <Text color="fg.muted" fontSize="sm" mt="3">
        Danışan yorumları süreyle silinmez: ailenin izniyle yayımlanır, izin geri alınınca siz silersiniz.
      </Text>
    </DetailSection>
  );
}
