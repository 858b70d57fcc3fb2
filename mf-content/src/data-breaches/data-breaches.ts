import {
  breachDataKindLabels,
  breachPeopleKindLabels,
  breachStateLabels,
  createDataBreachInput,
} from '@practice/contracts';
import { formatDate, formatDateTime } from '@practice/ui/admin';
import { choiceField, defineRecords, type FieldDefinition, linesField } from '@practice/ui/records';
import {
  CreateDataBreachDocument,
  DataBreachesDocument,
  type DataBreachRowFragment,
  DeleteDataBreachDocument,
  UpdateDataBreachDocument,
} from '../generated/graphql.ts';

export type DataBreach = DataBreachRowFragment;

const moment = (label: string): FieldDefinition => ({
  label,
  describe: (value) => (value ? formatDateTime(String(value)) : ''),
});

/** Several of a few kinds, a line each in the form. */
const kinds = (label: string, words: Readonly<Record<string, string>>): FieldDefinition => ({
  ...linesField(label),
  describe: (value) =>
    String(value)
      .split('\n')
      .map((kind) => words[kind] ?? kind)
      .join(', '),
});

/** Breaches of personal data. */
export const dataBreaches = defineRecords({
  list: DataBreachesDocument,
  create: CreateDataBreachDocument,
  update: UpdateDataBreachDocument,
  remove: DeleteDataBreachDocument,
  event: 'data-breach.changed',
  schema: createDataBreachInput,
  nouns: { one: 'Veri ihlali', many: 'Veri ihlalleri' },
  name: ({ title }) => title,
  fields: {
    state: choiceField('Durum', breachStateLabels),
    title: 'Ne oldu',
    description: 'Nasıl oldu',
    occurredAt: moment('Ne zaman oldu'),
    noticedAt: moment('Ne zaman fark edildi'),
    noticedBy: 'Kim fark etti',
    dataKinds: kinds('Hangi veriler', breachDataKindLabels),
    peopleKinds: kinds('Kimlerin verileri', breachPeopleKindLabels),
    peopleCount: 'Yaklaşık kaç kişi',
    measures: 'Neler yapıldı',
    boardNotifiedAt: moment('Kurul’a ne zaman bildirildi'),
    boardReference: 'Kurul’un kayıt numarası',
    boardNote: 'Geç bildirildiyse ya da bildirilmediyse nedeni',
    peopleNotifiedOn: {
      label: 'Kişilere ne zaman bildirildi',
      describe: (day) => (day ? formatDate(String(day)) : ''),
    },
    peopleNote: 'Nasıl bildirildi; bildirilmediyse nedeni',
  },
  initial: { state: 'draft' },
});
