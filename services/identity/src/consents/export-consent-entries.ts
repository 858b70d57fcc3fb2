import {
  type ConsentEntryRecord,
  consentOriginLabels,
  consentSentence,
  consentStateLabels,
  consentTextLabels,
  dataRequestChannelLabels,
  exportConsentEntriesInput,
  formatPhone,
  MAX_EXPORTED_ROWS,
  today,
} from '@practice/contracts';
import {
  type FileResponse,
  formatDay,
  formatInstant,
  readInput,
  recordAuditAlone,
  type ServiceContext,
  tableFile,
} from '@practice/service-kit';
import { toConsentFilter } from './consent-filter.ts';
import { consentList, consentOrder } from './consent-list.ts';
import { toConsentEntry } from './to-consent-entry.ts';

const headings = [
  'Tarih',
  'Ad',
  'Telefon',
  'E-posta',
  'Metin',
  'Metnin sürümü',
  'Onay cümlesi',
  'Durum',
  'Nereden',
  'Geri alındı',
  'Nasıl bildirildi',
  'Kaydeden',
  'Kayıt no',
];

/** The entries of the list as a file, by its filters; without the notes of withdrawals. The audit log says that it was done. */
export async function exportConsentEntries(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format, ...filter } = readInput(ctx, 'privacy:read', exportConsentEntriesInput, raw);
  const query = { filter: toConsentFilter(filter), order: consentOrder };
  const entries = await consentList.findAll(query, MAX_EXPORTED_ROWS);
  await recordAuditAlone(ctx, { action: 'consent.exported', entity: 'consent', changedFields: [format] });
  return tableFile(`onaylar_${today()}`, format, {
    headings,
    rows: entries.map((each) => toRow(toConsentEntry(each))),
  });
}

function toRow(entry: ConsentEntryRecord): string[] {
  const { withdrawal, categories, phone, origin } = entry;
  const allowed = categories && `Analiz: ${yesOrNo(categories.analytics)}, pazarlama: ${yesOrNo(categories.marketing)}`;
  return [
    formatInstant(entry.givenAt),
    entry.isPersonErased ? 'Silinen kayıt' : (entry.name ?? ''),
    phone ? formatPhone(phone) : '',
    entry.email ?? '',
    consentTextLabels[entry.text],
    entry.noticeVersion ?? entry.sentenceVersion ?? '',
    allowed ?? consentSentence(entry) ?? '',
    consentStateLabels[entry.state],
    origin ? consentOriginLabels[origin] : '',
    withdrawal ? formatDay(withdrawal.withdrawnOn) : '',
    withdrawal ? dataRequestChannelLabels[withdrawal.channel] : '',
    withdrawal?.recordedBy ?? '',
    entry.recordId ?? '',
  ];
}

const yesOrNo = (isAllowed: boolean) => (isAllowed ? 'evet' : 'hayır');
