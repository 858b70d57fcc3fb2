import type { EventPayload, EventType, NotificationRecord } from '@practice/contracts';
import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * An event of the stream. `notification.created` contains the notification itself; `reset` means that events were lost,
 * so everything on screen has to be refetched.
 */
export type LiveEvent =
  | { [T in Exclude<EventType, 'notification.created'>]: { type: T; payload: EventPayload<T> } }[Exclude<
      EventType,
      'notification.created'
    >]
  | { type: 'notification.created'; payload: NotificationRecord }
  | { type: 'reset'; payload: Record<string, never> };

export type LiveHandler = (event: LiveEvent) => void;

/** Adds a handler; returns a function that removes it. */
export type SubscribeToLive = (handler: LiveHandler) => () => void;

export const LiveEventsContext = createContext<SubscribeToLive>(() => () => {});

/** Calls the latest `handler` for every event of the stream while the component is mounted. */
export function useLiveEvents(handler: LiveHandler): void {
  const subscribe = useContext(LiveEventsContext);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => subscribe((event) => latest.current(event)), [subscribe]);
}
