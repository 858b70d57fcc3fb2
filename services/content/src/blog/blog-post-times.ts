import { DomainError } from '@practice/service-kit';

type Sent = { publishedAt?: string | null | undefined; unpublishAt?: string | null | undefined };

/** Instants in the one form in which they are compared; null takes the end away, and no date leaves the other as it is. */
export function normalizedTimes({ publishedAt, unpublishAt }: Sent): Sent {
  return {
    ...(publishedAt ? { publishedAt: new Date(publishedAt).toISOString() } : {}),
    ...(unpublishAt === undefined ? {} : { unpublishAt: unpublishAt && new Date(unpublishAt).toISOString() }),
  };
}

type Times = { publishedAt: string | Date; unpublishAt?: string | Date | null | undefined };

/** @throws DomainError VALIDATION_FAILED for a post that would go before it comes. */
export function assertTimesInOrder({ publishedAt, unpublishAt }: Times): void {
  if (!unpublishAt || new Date(unpublishAt) > new Date(publishedAt)) return;
  const message = 'Yayından kaldırma zamanı yayın zamanından sonra olmalıdır';
  throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'unpublishAt', message, code: 'INVALID' }] });
}
