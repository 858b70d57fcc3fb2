import {
  canWithdrawConsent,
  consentOriginLabels,
  consentSentence,
  consentTextLabels,
  dataRequestChannelLabels,
  formatPhone,
  noticePath,
} from '@practice/contracts';
import { Anchor, Badge, Box, Button, Text } from '@practice/ui';
import {
  DescriptionItem,
  DescriptionList,
  DetailSection,
  EmptyState,
  formatDate,
  formatDateTime,
  SideSheet,
} from '@practice/ui/admin';
import { TextLink } from '@practice/ui/router';
import { categoriesText, personOf, recordHref, stateBadge } from './entry-texts.ts';
import type { ConsentEntry } from './use-consent-entries.ts';
import type { Withdrawals } from './use-withdrawals.tsx';

type EntrySheetProps = {
  open: boolean;
  entry: ConsentEntry | undefined;
  withdrawals: Withdrawals;
  onClose: () => void;
};

/** All that the register says of a consent. */
export function EntrySheet({ open, entry, withdrawals, onClose }: EntrySheetProps) {
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={entry ? consentTextLabels[entry.text] : 'Onay'}
      subtitle={entry ? personOf(entry) : undefined}
      footer={entry ? <Action entry={entry} withdrawals={withdrawals} /> : undefined}
    >
      {entry ? (
        <Details entry={entry} />
      ) : (
        <EmptyState icon="search" title="Bu onay listenin bu sayfasında değil" description="Filtreleri değiştirin." />
      )}
    </SideSheet>
  );
}

function Action({ entry, withdrawals }: Pick<EntrySheetProps, 'withdrawals'> & { entry: ConsentEntry }) {
  if (canWithdrawConsent(entry)) {
    return (
      <Button variant="outline" onClick={() => withdrawals.withdraw(entry)}>
        Geri alındığını kaydet
      </Button>
    );
  }
  if (entry.state !== 'withdrawn' || entry.isPersonErased) return null;
  return (
    <Button variant="outline" onClick={() => withdrawals.restore(entry)}>
      Geri alma kaydını kaldır
    </Button>
  );
}

function Details({ entry }: { entry: ConsentEntry }) {
  const { phone, email, name, origin, givenAt, withdrawal, isPersonErased, noticeVersion } = entry;
  const { label, tone } = stateBadge(entry);
  const sentence = consentSentence(entry);
  const categories = categoriesText(entry);
  const notice = noticeVersion && noticePath(noticeVersion);
  const record = recordHref(entry);
  return (
    <Box display="grid" gap="6">
      <DescriptionList>
        <DescriptionItem label="Durum">
          <Badge tone={tone}>{label}</Badge>
        </DescriptionItem>
        {name ? <DescriptionItem label="Ad">{name}</DescriptionItem> : null}
        {phone ? <DescriptionItem label="Telefon">{formatPhone(phone)}</DescriptionItem> : null}
        {email ? (
          <DescriptionItem label="E-posta">
            <Text overflowWrap="anywhere">{email}</Text>
          </DescriptionItem>
        ) : null}
        <DescriptionItem label="Zaman">{formatDateTime(givenAt)}</DescriptionItem>
        <DescriptionItem label="Nereden">{origin ? consentOriginLabels[origin] : 'Bilinmiyor'}</DescriptionItem>
        {record ? (
          <DescriptionItem label="Kayıt">
            <TextLink to={record.href}>{record.label}</TextLink>
          </DescriptionItem>
        ) : null}
      </DescriptionList>
      {isPersonErased ? (
        <Text color="fg.muted" fontSize="sm">
          Kaydı silindiği için kime ait olduğu tutulmuyor. Telefonunu ya da e-posta adresini söyleyen biri için tamamını
          aratarak bulabilirsiniz.
        </Text>
      ) : null}
      <DetailSection title="Onaylanan metin">
        {sentence ? <Text>{`“${sentence}”`}</Text> : null}
        {categories ? <Text>{categories}</Text> : null}
        {notice ? (
          <Anchor href={notice} target="_blank" rel="noopener">
            Aydınlatma metninin o günkü hali (yeni sekmede)
          </Anchor>
        ) : null}
        {sentence || categories || notice ? null : <Text color="fg.muted">Kaydedilmedi.</Text>}
      </DetailSection>
      {withdrawal ? (
        <DetailSection title="Geri alınması">
          <DescriptionList>
            <DescriptionItem label="Gün">{formatDate(withdrawal.withdrawnOn)}</DescriptionItem>
            <DescriptionItem label="Nasıl bildirdi">{dataRequestChannelLabels[withdrawal.channel]}</DescriptionItem>
            {withdrawal.note ? <DescriptionItem label="Not">{withdrawal.note}</DescriptionItem> : null}
            <DescriptionItem label="Kaydeden">
              {`${withdrawal.recordedBy ?? 'Sistem'}, ${formatDateTime(withdrawal.recordedAt)}`}
            </DescriptionItem>
          </DescriptionList>
        </DetailSection>
      ) : null}
    </Box>
  );
}
