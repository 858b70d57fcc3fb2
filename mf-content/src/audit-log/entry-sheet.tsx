import { auditActor, auditFieldLabel } from '@practice/contracts';
import { Anchor, Box, Text } from '@practice/ui';
import {
  DescriptionItem,
  DescriptionList,
  DetailSection,
  EmptyState,
  formatLongDate,
  formatTime,
  SideSheet,
} from '@practice/ui/admin';
import { Link } from '@practice/ui/router';
import { type Entry, kindOf, tokenOf, whatOf } from './entry.ts';
import { recordLink } from './record-link.ts';

type EntrySheetProps = { open: boolean; entry: Entry | undefined; onClose: () => void };

/** All that an entry says. Nothing of it can be changed. */
export function EntrySheet({ open, entry, onClose }: EntrySheetProps) {
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={entry ? whatOf(entry) : 'Denetim kaydı'}
      subtitle={entry ? `${formatLongDate(entry.at)}, ${formatTime(entry.at)}` : undefined}
    >
      {entry ? (
        <Details entry={entry} />
      ) : (
        <EmptyState icon="search" title="Bu kayıt listenin bu sayfasında değil" description="Filtreleri değiştirin." />
      )}
    </SideSheet>
  );
}

function Details({ entry }: { entry: Entry }) {
  const { entity, entityId, changedFields, address, action, username } = entry;
  const token = tokenOf(entry);
  const link = recordLink(entry);
  return (
    <Box display="grid" gap="6">
      <DescriptionList>
        <DescriptionItem label="Kim">{auditActor({ username: username ?? null, action })}</DescriptionItem>
        {token ? <DescriptionItem label="Erişim anahtarı">{token}</DescriptionItem> : null}
        <DescriptionItem label="Kayıt türü">{kindOf(entry)}</DescriptionItem>
        {entityId ? (
          <DescriptionItem label="Kayıt no">
            <Text overflowWrap="anywhere">{entityId}</Text>
          </DescriptionItem>
        ) : null}
        <DescriptionItem label="Adres">{address || '—'}</DescriptionItem>
        <DescriptionItem label="İşlem kodu">
          <Text color="fg.muted" overflowWrap="anywhere">
            {action}
          </Text>
        </DescriptionItem>
      </DescriptionList>
      {changedFields.length > 0 ? (
        <DetailSection title="Alanlar">
          <Box as="ul" ps="5" listStyleType="disc">
            {changedFields.map((field) => (
              <li key={field}>{auditFieldLabel(entity, field)}</li>
            ))}
          </Box>
          <Text color="fg.muted" fontSize="sm" mt="2">
            Denetim kaydı değerleri tutmaz, yalnızca alanların adını tutar.
          </Text>
        </DetailSection>
      ) : null}
      {link ? (
        <Anchor asChild justifySelf="start">
          <Link to={link.href}>{link.opensRecord ? 'Kaydı aç' : 'Bölümü aç'}</Link>
        </Anchor>
      ) : null}
    </Box>
  );
}
