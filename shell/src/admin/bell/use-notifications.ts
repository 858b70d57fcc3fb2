import { type ApolloClient, useApolloClient, useMutation, useQuery } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useCallback, useEffect } from 'react';
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

/** The bell shows at most this many; older ones are found by searching. */
const limit = 50;
const bellQueries = ['Notifications', 'UnreadNotificationCount'];

/** The bell's queries that are on screen: the list is not while its panel is closed. */
export function shownBellQueries(client: ApolloClient): string[] {
  const shown = [...client.getObservableQueries('active')].map(({ queryName }) => queryName ?? '');
  return bellQueries.filter((name) => shown.includes(name));
}

/** The signed-in user's notifications. Nothing is fetched while `isOpen` is false. */
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

const RETRY_MS = 15_000;

/** How many are unread; undefined until it is known. A failure is tried again after a while, and when the bell is opened. */
export function useUnreadCount(isOpen: boolean): number | undefined {
  const { data, error, refetch } = useQuery(UnreadNotificationCountDocument, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (!error) return;
    const again = () => void refetch().catch(() => undefined);
    const timer = setTimeout(again, isOpen ? 0 : RETRY_MS);
    return () => clearTimeout(timer);
  }, [error, isOpen, refetch]);
  return data?.unreadNotificationCount;
}

/** The actions on notifications. A failure shows a toast and reverts the optimistic update. */
export function useNotificationActions() {
  const client = useApolloClient();
  const after = { refetchQueries: () => shownBellQueries(client), onError: showFailure };
  const [change] = useMutation(ChangeNotificationDocument, after);
  const [markAll] = useMutation(MarkAllNotificationsReadDocument, after);
  const [remove] = useMutation(DeleteNotificationDocument, after);
  const [clear] = useMutation(ClearNotificationsDocument, after);

  const set = useCallback(
    ({ id, isRead, isArchived }: Notification, changes: { isRead?: boolean; isArchived?: boolean }) => {
      // Archiving also marks a notification read.
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

function showFailure(): void {
  toast.error({ title: 'Hata', description: 'Bildirimler güncellenirken hata oluştu.' });
}
