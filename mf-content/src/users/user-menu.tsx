import { IconButton } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import { MoreIcon } from '@practice/ui/icons';
import type { User } from './users.ts';

type UserMenuProps = {
  user: User;
  onSendLink: () => void;
  onCopyInvitation: () => void;
  onSetPassword: () => void;
  onRemoveTwoStep: () => void;
  onToggle: () => void;
};

/** What else can be done with another user's account. */
export function UserMenu({
  user,
  onSendLink,
  onCopyInvitation,
  onSetPassword,
  onRemoveTwoStep,
  onToggle,
}: UserMenuProps) {
  const { username, isActive, invitedAt, email, hasTwoStep } = user;
  const { go } = useSection();
  return (
    <Menu
      placement="bottom-end"
      entries={[
        ...(isActive && email
          ? [{ label: invitedAt ? 'Daveti yeniden gönder' : 'Şifre bağlantısı gönder', onSelect: onSendLink }]
          : []),
        ...(isActive && invitedAt ? [{ label: 'Davet bağlantısını kopyala', onSelect: onCopyInvitation }] : []),
        { label: 'Şifre değiştir', onSelect: onSetPassword },
        ...(hasTwoStep ? [{ label: 'İki adımlı girişi kaldır', onSelect: onRemoveTwoStep }] : []),
        { label: 'Erişim anahtarları', onSelect: () => go('access-tokens', { person: username }) },
        { label: 'Denetim kaydı', onSelect: () => go('audit-log', { person: username }) },
        { label: isActive ? 'Pasif yap' : 'Aktif yap', onSelect: onToggle },
      ]}
    >
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${username}`} {...trigger}>
          <MoreIcon boxSize="4" />
        </IconButton>
      )}
    </Menu>
  );
}
