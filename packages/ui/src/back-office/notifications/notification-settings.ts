import type { NotificationSettings, NotificationSettingsChange } from '@practice/contracts';
import { createContext, useContext } from 'react';

/** The notification settings of who is signed in, kept by the shell. */
export type OwnNotificationSettings = {
  settings: NotificationSettings & { soundFile: string | null };
  /** Where e-mails go; null: the user has no address. Undefined until it is known. */
  emailAddress: string | null | undefined;
  /** `unsent`: there is no connection, and the change waits in this browser. */
  state: 'clean' | 'saving' | 'saved' | 'unsent' | 'failed';
  /** Applies at once, and is saved; what is not named stays. */
  change: (change: NotificationSettingsChange) => void;
  /** Reads them again, after something else has changed them. */
  refresh: () => Promise<void>;
};

/** Provided by the shell. */
export const NotificationSettingsContext = createContext<OwnNotificationSettings | undefined>(undefined);

/** The notification settings of who is signed in. */
export function useNotificationSettings(): OwnNotificationSettings {
  const own = useContext(NotificationSettingsContext);
  if (!own) throw new Error('NotificationSettingsContext is missing');
  return own;
}
