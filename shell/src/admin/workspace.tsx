import type { StaffSession } from '@practice/ui/back-office';
import { NotificationSettingsProvider } from './bell/notification-settings-provider.tsx';
import { AdminLayout } from './frame/admin-layout.tsx';
import { LiveEventsProvider } from './live/live-events-provider.tsx';
import { PaletteProvider } from './palette/palette-provider.tsx';
import { StaffArea } from './staff-area.tsx';

type Props = {
  staff: StaffSession;
  siteName: string;
  onLogout: () => void;
  /** The session has ended, or needs its second step: nothing responds until a user has signed in. */
  isLocked: boolean;
  /** The stream of events does not open any more. */
  onBroken: () => void;
};

/** The sections and what is around them, for a user who is signed in. */
export default function Workspace({ staff, siteName, onLogout, isLocked, onBroken }: Props) {
  return (
    <StaffArea staff={staff}>
      <LiveEventsProvider isOpen={!isLocked} onBroken={onBroken}>
        <NotificationSettingsProvider>
          <PaletteProvider>
            <AdminLayout siteName={siteName} onLogout={onLogout} isLocked={isLocked} />
          </PaletteProvider>
        </NotificationSettingsProvider>
      </LiveEventsProvider>
    </StaffArea>
  );
}
