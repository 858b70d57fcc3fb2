import { IconButton } from '@practice/ui';
import { Menu } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import { MoreIcon } from '@practice/ui/icons';
import type { User } from './users.ts';

type UserMenuProps = { user: User; onSetPassword: () => void; onToggle: () => void };

/** What else can be done with somebody else's account. */
export function UserMenu({ user: { username, isActive }, onSetPassword, onToggle }: UserMenuProps) {
  const { go } = useSection();
  return (
    <Menu
      placement="bottom-end"
      entries={[
        { label: 'Şifre değiştir', onSelect: onSetPassword },
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
