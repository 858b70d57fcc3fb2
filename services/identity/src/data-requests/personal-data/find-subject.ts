import type { DataRequestRecord, PersonalDataSubject } from '@practice/contracts';
import { DomainError, findByIdOrFail } from '@practice/service-kit';
import { DataRequestModel } from '../data-request.model.ts';
import { dataRequests } from '../data-request.store.ts';

/**
 * A request, and by what its person's data is found. Nobody's data is looked for before it is sure who asks.
 * @throws DomainError NOT_FOUND; CONFLICT when the identity is not checked, or there is neither phone nor e-mail.
 */
export async function findSubject(id: string): Promise<{ request: DataRequestRecord; subject: PersonalDataSubject }> {
  const request = dataRequests.toRecord(await findByIdOrFail(DataRequestModel, id));
  const { identityCheckedAt, phone, email } = request;
  if (identityCheckedAt === null) {
    throw new DomainError('CONFLICT', { message: 'Önce başvuranın kimliğinin nasıl doğrulandığını başvuruya yazın.' });
  }
  if (!phone && !email) {
    throw new DomainError('CONFLICT', { message: 'Kayıtların aranması için başvuruya telefon veya e-posta yazın.' });
  }
  return { request, subject: { phone: phone || null, email: email || null } };
}
