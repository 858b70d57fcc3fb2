import type { EventPayload, EventType, NotificationRecord } from '@practice/contracts';
import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * What the stream tells. `notification.created` brings the notification itself; `reset` says that events were lost, so
 * that whatever is on screen has to be asked for anew.
 */
export type LiveEvent =
  | { [T in Exclude<EventType, 'notification.created'>]: { type: T; payload: EventPayload<T> } }[Exclude<
      EventType,
      'notification.created'
    >]
  | { type: 'notification.created'; payload: NotificationRecord }
  | { type: 'reset'; payload: Record<string, never> };

export type LiveHandler = (event: LiveEvent) => void;

/** Adds a handler and gives back how to take it away. */
export type SubscribeToLive = (handler: LiveHandler) => () => void;

export const LiveEventsContext = createContext<SubscribeToLive>(() => () => {});

/** Calls the handler for every event of the stream while the component is on screen; its newest version each time. */
export function useLiveEvents(handler: LiveHandler): void {
  const subscribe = useContext(LiveEventsContext);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => subscribe((event) => latest.current(event)), [subscribe]);
}
