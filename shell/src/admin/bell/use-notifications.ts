import { useMutation, useQuery } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useCallback } from 'react';
import {
  ChangeNotificationDocument,
  ClearNotificationsDocument,
  DeleteNotificationDocument,
  MarkAllNotificationsReadDocument,
  type NotificationFilter,
  NotificationsDocument,
  type NotificationsQuery,
  UnreadNotificationCountDocument,
} from '../../generated/graphql.ts';

export type Notification = NotificationsQuery['notifications'][number];

/** How many the bell shows at most; what is older is found by searching. */
const limit = 50;
export const bellQueries = [NotificationsDocument, UnreadNotificationCountDocument];

/** The notifications of the person signed in. `isOpen` false asks for nothing. */
export function useNotifications(options: { filter: NotificationFilter; search: string; isOpen: boolean }) {
  const { filter, search, isOpen } = options;
  const { data, previousData, error, loading, refetch } = useQuery(NotificationsDocument, {
    variables: { limit, filter, search: search || null },
    fetchPolicy: 'cache-and-network',
    skip: !isOpen,
  });
  const shown = data ?? previousData;
  return { notifications: shown?.notifications, error, isLoading: loading, refetch };
}

/** How many are unread; undefined until it is known. */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery(UnreadNotificationCountDocument, { fetchPolicy: 'cache-and-network' });
  return data?.unreadNotificationCount;
}

/** What can be done with notifications. A failure is told in a toast, and what was shown early is taken back. */
export function useNotificationDeeds() {
  const after = { refetchQueries: bellQueries, onError: tellFailure };
  const [change] = useMutation(ChangeNotificationDocument, after);
  const [markAll] = useMutation(MarkAllNotificationsReadDocument, after);
  const [remove] = useMutation(DeleteNotificationDocument, after);
  const [clear] = useMutation(ClearNotificationsDocument, after);

  const set = useCallback(
    ({ id, isRead, isArchived }: Notification, changes: { isRead?: boolean; isArchived?: boolean }) => {
      // Archiving marks read (document 2, section 2).
      const next = { isRead, isArchived, ...(changes.isArchived ? { isRead: true } : {}), ...changes };
      change({
        variables: { id, ...changes },
        optimisticResponse: {
          __typename: 'Mutation',
          changeNotification: { __typename: 'Notification', id, ...next },
        },
      });
    },
    [change],
  );

  return {
    set,
    markAllRead: () => void markAll(),
    remove: (id: string) =>
      void remove({
        variables: { id },
        optimisticResponse: { __typename: 'Mutation', deleteNotification: true },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Notification', id }) ?? '' });
        },
      }),
    clear: () => void clear(),
  };
}

function tellFailure(): void {
  toast.error({ title: 'Hata', description: 'Bildirimler güncellenirken hata oluştu.' });
}
