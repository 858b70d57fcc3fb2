import { encryption, inTurn, type SelfCheck } from '@practice/service-kit';
import { dataBreaches } from '../data-breaches/data-breach.store.ts';
import { dataRequests } from '../data-requests/data-request.store.ts';
import { TwoStepModel } from '../two-step/two-step.model.ts';

/** Whether secrets of second steps and the registers of the law are encrypted, and can be read with the keys of this process. */
export const checkEncryption: SelfCheck = inTurn(
  encryption({
    model: TwoStepModel,
    fields: ['secret'],
    owner: 'Bir kullanıcının doğrulama uygulamasının',
    records: ({ _id }) => [{ place: 'user', recordId: String(_id) }],
  }),
  encryption({
    ...dataRequests.encrypted,
    owner: 'Bir kişisel veri başvurusunun',
    records: ({ _id }) => [{ place: 'dataRequest', recordId: String(_id) }],
  }),
  encryption({
    ...dataBreaches.encrypted,
    owner: 'Bir veri ihlalinin',
    records: ({ _id }) => [{ place: 'dataBreach', recordId: String(_id) }],
  }),
);
