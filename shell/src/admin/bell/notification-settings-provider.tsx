import type { NotificationSettingsChange } from '@practice/contracts';
import {
  NotificationSettingsContext,
  type OwnNotificationSettings,
  useLiveEvents,
  useStaff,
} from '@practice/ui/back-office';
import { readProblem, useMutation, useQuery } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NotificationSettingsDocument, UpdateNotificationSettingsDocument } from '../../generated/graphql.ts';
import { keepSaved, keepUnsent, readPreferences, unsentChange } from './bell-preferences.ts';

/** Codes of failures after which a change is sent again once there is a connection. */
const notArrived = new Set(['OFFLINE', 'UNREACHABLE', 'UNAVAILABLE']);

/**
 * Keeps the notification settings of who is signed in: on the server, and in this browser for when it cannot be reached.
 * What was changed without a connection is sent as soon as there is one, at the latest when the page is loaded again.
 */
export function NotificationSettingsProvider({ children }: { children: ReactNode }) {
  const { user } = useStaff();
  const { data, refetch } = useQuery(NotificationSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const [update] = useMutation(UpdateNotificationSettingsDocument);
  const [settings, setSettings] = useState(readPreferences);
  const [state, setState] = useState<OwnNotificationSettings['state']>('clean');
  const isSending = useRef(false);
  const saved = data?.notificationSettings;
  const latest = useRef(saved);
  latest.current = saved;

  const send = useCallback(
    async (isFirst = false) => {
      const input = unsentChange(user.id, isFirst);
      if (!input || isSending.current) return;
      isSending.current = true;
      setState('saving');
      try {
        await update({
          variables: { input },
          update: (cache, { data: done }) => {
            const notificationSettings = done?.updateNotificationSettings;
            if (notificationSettings)
              cache.writeQuery({
                query: NotificationSettingsDocument,
                data: { __typename: 'Query', notificationSettings },
              });
          },
          onCompleted: ({ updateNotificationSettings }) => {
            // What was changed meanwhile is still to be sent.
            const later = laterThan(input, unsentChange(user.id, false));
            keepSaved(user.id, updateNotificationSettings);
            if (later) keepUnsent(user.id, later);
          },
        });
        setState('saved');
      } catch (error) {
        if (notArrived.has(readProblem(error).code)) setState('unsent');
        else {
          setState('failed');
          keepSaved(user.id, latest.current ?? readPreferences());
          toast.error({ title: 'Hata', description: 'Bildirim ayarları kaydedilirken hata oluştu.' });
        }
        return;
      } finally {
        isSending.current = false;
        setSettings(readPreferences());
      }
      if (unsentChange(user.id, false)) void send();
    },
    [update, user.id],
  );

  useEffect(() => {
    if (!saved) return;
    const isFirst = saved.updatedAt === null;
    if (unsentChange(user.id, isFirst)) void send(isFirst);
    else {
      keepSaved(user.id, saved);
      setSettings(readPreferences());
    }
  }, [saved, user.id, send]);
  useEffect(() => {
    const onLine = () => void send();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, [send]);
  useLiveEvents(({ type, payload }) => {
    if (type === 'notification-settings.changed' && payload.id === user.id) void refetch().catch(() => undefined);
  });

  const own = useMemo<OwnNotificationSettings>(
    () => ({
      settings,
      emailAddress: saved ? saved.emailAddress : undefined,
      state,
      change(change: NotificationSettingsChange) {
        keepUnsent(user.id, change);
        setSettings(readPreferences());
        void send();
      },
      refresh: async () => void (await refetch().catch(() => undefined)),
    }),
    [settings, saved, state, user.id, send, refetch],
  );
  return <NotificationSettingsContext value={own}>{children}</NotificationSettingsContext>;
}

/** What is to be sent now beside what was on its way; null for nothing. */
function laterThan(
  sent: NotificationSettingsChange,
  now: NotificationSettingsChange | null,
): NotificationSettingsChange | null {
  const entries = Object.entries(now ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key as keyof typeof sent]),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
