import type { AppointmentChangeType } from '../../generated/graphql.ts';
import { fieldLabel, fieldText } from '../record/fields.ts';

type Change = { changeType: AppointmentChangeType; username?: string | null };
type Field = { field: string; from?: string | null; to?: string | null };

/** The kind of a change in words, following the name of who made it. */
export function changeSentence({ changeType, username }: Change): string {
  if (changeType === 'created') return username ? 'randevuyu oluşturdu' : 'siteden randevu talebi gönderdi';
  return sentences[changeType];
}

const sentences: Record<Exclude<AppointmentChangeType, 'created'>, string> = {
  status: 'durumu değiştirdi',
  updated: 'bilgileri güncelledi',
  answered: 'hatırlatmaya yanıt verdi',
};

/**
 * `Durum: Beklemede → Onaylandı`; for free text only that it changed, as the history does not store it. A first answer to a
 * reminder has nothing before it.
 */
export function describeChange({ field, from, to }: Field, titleOf: (slug: string) => string): string {
  const label = fieldLabel(field);
  if (from === null && to === null) return `${label} değiştirildi`;
  if (field === 'parentAnswer' && !from) return `${label}: ${fieldText(field, to ?? '', titleOf)}`;
  const said = (value: string | null | undefined) => (value ? fieldText(field, value, titleOf) : '—');
  return `${label}: ${said(from)} → ${said(to)}`;
}
