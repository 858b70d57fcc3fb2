import {
  createDataRequestInput,
  dataRequestChannelLabels,
  dataRequestKindLabels,
  today,
  updateDataRequestInput,
} from '@practice/contracts';
import { formatDate } from '@practice/ui/admin';
import { choiceField, defineRecords, flagField } from '@practice/ui/records';
import {
  CreateDataRequestDocument,
  type DataRequestRowFragment,
  DataRequestsDocument,
  UpdateDataRequestDocument,
} from '../generated/graphql.ts';

export type DataRequest = DataRequestRowFragment;

/** Requests of people about the data that is held of them. */
export const dataRequests = defineRecords({
  list: DataRequestsDocument,
  create: CreateDataRequestDocument,
  update: UpdateDataRequestDocument,
  event: 'data-request.changed',
  schema: createDataRequestInput.extend({ isClosed: updateDataRequestInput.shape.isClosed }),
  nouns: { one: 'Başvuru', many: 'Başvurular' },
  name: ({ name }) => name,
  fields: {
    kind: choiceField('Tür', dataRequestKindLabels),
    name: 'Başvuranın adı',
    email: 'E-posta',
    phone: 'Telefon',
    channel: choiceField('Nasıl geldi', dataRequestChannelLabels),
    receivedOn: { label: 'Geldiği gün', describe: (date) => formatDate(String(date)) },
    details: 'Ne istiyor',
    identityCheck: 'Kimlik nasıl doğrulandı',
    answer: 'Verilen cevap',
    isClosed: flagField('Durum', 'Kapandı', 'Açık'),
  },
  initial: { kind: 'information', channel: 'email', receivedOn: today() },
});
