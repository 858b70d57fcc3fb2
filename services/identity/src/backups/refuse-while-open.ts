import { DomainError, isDuplicateKey } from '@practice/service-kit';

/** Turns the refusal of the index into a sentence. @throws DomainError CONFLICT while another backup is open */
export async function refuseWhileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw busy();
  }
}

export function busy(): DomainError {
  const message = 'Bir yedek alınıyor ya da kontrol ediliyor; bitince yeniden deneyin.';
  return new DomainError('CONFLICT', { errors: [{ field: 'state', message, code: 'UNDER_WAY' }] });
}
