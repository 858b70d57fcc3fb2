import { type ClientSession, emit, type ServiceContext, withTransaction } from '@practice/service-kit';

/** Writes a reader's own state of notifications, and notifies the reader's other windows. */
export function changeOwnState<T>(
  ctx: ServiceContext,
  work: (session: ClientSession, userId: string) => Promise<T>,
): Promise<T> {
  const userId = ctx.actor.userId ?? '';
  return withTransaction(async (session) => {
    const result = await work(session, userId);
    emit(session, 'notification.changed', { userId });
    return result;
  });
}
