import { type ClientSession, DomainError } from '@practice/service-kit';
import { RedirectModel } from './redirect.model.ts';

type Candidate = { id?: string | undefined; fromUrl: string; toUrl: string; fromKey: string; toKey: string };

/**
 * Refuses a redirect that would lead to itself, or to or from another active one, with the whole way in the message.
 * Call it in the transaction that stores the redirect, after `lockRedirects`.
 * @throws DomainError CONFLICT at `toUrl`
 */
export async function assertNoChain(session: ClientSession, { id, ...next }: Candidate): Promise<void> {
  if (next.fromKey === next.toKey) refuse('Kaynak ve hedef URL’ler aynı olamaz', 'SAME_ADDRESS');
  const others = { isActive: true, ...(id === undefined ? {} : { _id: { $ne: id } }) };
  const find = (filter: object) => RedirectModel.findOne({ ...others, ...filter }, null, { session }).lean();
  const after = next.toKey === '' ? null : await find({ fromKey: next.toKey });
  const before = await find({ toKey: next.fromKey });
  if (!after && !before) return;
  const way = [...(before ? [before.fromUrl] : []), next.fromUrl, next.toUrl, ...(after ? [after.toUrl] : [])];
  const isLoop = after?.toKey === next.fromKey;
  const path = (isLoop ? [next.fromUrl, next.toUrl, after.toUrl] : way).join(' → ');
  if (isLoop) refuse(`Bu yönlendirme bir döngü oluşturur: ${path}`, 'LOOP');
  refuse(`Yönlendirmeler birbirini izleyemez: ${path}. Doğrudan son adrese yönlendirin.`, 'CHAIN');
}

function refuse(message: string, code: string): never {
  throw new DomainError('CONFLICT', { errors: [{ field: 'toUrl', message, code }] });
}
