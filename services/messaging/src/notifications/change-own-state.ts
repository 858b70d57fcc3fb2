import { type ClientSession, emit, type ServiceContext, withTransaction } from '@practice/service-kit';

/** What somebody still sees as unread: neither read, archived nor taken away. */
export function unreadOf(userId: string) {
  return { readBy: { $ne: userId }, archivedBy: { $ne: userId }, deletedBy: { $ne: userId } };
}

/** Writes what a reader did with notifications, for that reader alone, and lets the reader's other windows know. */
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
