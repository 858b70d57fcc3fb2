import { fieldLabel, fieldText } from '../record/fields.ts';

type Change = { changeType: string; username?: string | null };
type Field = { field: string; from?: string | null; to?: string | null };

/** The changeType in words, behind the name of who did it. */
export function changeSentence({ changeType, username }: Change): string {
  if (changeType === 'created') return username ? 'randevuyu oluşturdu' : 'siteden randevu talebi gönderdi';
  return changeType === 'status' ? 'durumu değiştirdi' : 'bilgileri güncelledi';
}

/** `Durum: Beklemede → Onaylandı`; of free text that it was changed, as the history does not quote it. */
export function describeChange({ field, from, to }: Field, titleOf: (slug: string) => string): string {
  const label = fieldLabel(field);
  if (from === null && to === null) return `${label} değiştirildi`;
  const said = (value: string | null | undefined) => (value ? fieldText(field, value, titleOf) : '—');
  return `${label}: ${said(from)} → ${said(to)}`;
}
