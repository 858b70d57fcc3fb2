import { createBlockoutInput, fromInstant, toInstant, toTimeOfDay } from '@practice/contracts';
import { formatDateTime, readTime } from '@practice/ui/admin';
import { activeField, defineRecords, type FieldDefinition } from '@practice/ui/records';
import {
  type BlockoutRowFragment,
  BlockoutsDocument,
  CreateBlockoutDocument,
  DeleteBlockoutDocument,
  UpdateBlockoutDocument,
} from '../../generated/graphql.ts';

export type Blockout = BlockoutRowFragment;

const DATE_AND_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/;

/** An instant as the form holds it: `yyyy-MM-dd HH:mm` at the practice, or what is typed of it. */
function momentField(label: string): FieldDefinition {
  return {
    label,
    write(instant: string) {
      const { date, minute } = fromInstant(new Date(instant));
      return `${date} ${toTimeOfDay(minute)}`;
    },
    read: (text) => momentOf(text) ?? text,
    describe: (text) => formatDateTime(momentOf(String(text))),
  };
}

/** ISO 8601 UTC; null while date or time is none. */
function momentOf(text: string): string | null {
  const { date, time } = partsOf(text);
  const [, day, clock] = DATE_AND_TIME.exec(`${date} ${readTime(time) ?? ''}`) ?? [];
  return day && clock ? toInstant(day, clock).toISOString() : null;
}

/** Date and time of `yyyy-MM-dd HH:mm`, each as far as it is typed. */
export function partsOf(text: string): { date: string; time: string } {
  const end = text.lastIndexOf(' ');
  return end < 0 ? { date: text, time: '' } : { date: text.slice(0, end), time: text.slice(end + 1) };
}

/** Stretches of time that staff have closed. */
export const blockouts = defineRecords({
  list: BlockoutsDocument,
  create: CreateBlockoutDocument,
  update: UpdateBlockoutDocument,
  remove: DeleteBlockoutDocument,
  event: 'calendar.changed',
  schema: createBlockoutInput,
  nouns: { one: 'Kapalı zaman', many: 'Kapalı zamanlar' },
  name: ({ title }) => title,
  fields: {
    title: 'Başlık',
    startDateTime: momentField('Başlangıç'),
    endDateTime: momentField('Bitiş'),
    description: 'Açıklama',
    isActive: activeField,
  },
  initial: { isActive: true },
  texts: { created: 'Kapalı zaman eklendi', createFailed: 'Kapalı zaman eklenirken hata oluştu' },
});
