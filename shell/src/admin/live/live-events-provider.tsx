import { LiveEventsContext, type LiveHandler } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createLiveStream } from './live-stream.ts';

type Props = {
  /** Whether somebody is signed in: the stream needs a session. */
  isOpen: boolean;
  onBroken: () => void;
  children: ReactNode;
};

/** Provides the event stream to the sections. When events were lost, every active query is refetched. */
export function LiveEventsProvider({ isOpen, onBroken, children }: Props) {
  const client = useApolloClient();
  const [handlers] = useState(() => new Set<LiveHandler>());
  const [seen] = useState({ lastId: 0 });

  useEffect(() => {
    if (!isOpen) return;
    const onEvent: LiveHandler = (event) => {
      // A failed refetch is reported by its own query.
      if (event.type === 'reset') client.refetchQueries({ include: 'active' }).catch(() => {});
      for (const handler of handlers) handler(event);
    };
    return createLiveStream({ onEvent, onBroken, seen }).close;
  }, [isOpen, onBroken, client, handlers, seen]);

  const subscribe = useCallback(
    (handler: LiveHandler) => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    [handlers],
  );

  return <LiveEventsContext value={subscribe}>{children}</LiveEventsContext>;
}
