import type { SessionUserRecord } from '@practice/contracts';
import { Box, chakra, Flex, type SystemStyleObject } from '@practice/ui';
import { Menu, type MenuEntry, SectionIcon, touch } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import { toast } from '@practice/ui/overlay';
import { lazyModule } from '@practice/ui/router';
import { useState } from 'react';
import type { ListedSection } from '../sections/use-sections.ts';
import type { AccountDialog } from './account-dialogs.tsx';

const accountDialogs = lazyModule(() => import('./account-dialogs.tsx'));

const roleLabels: Record<string, string> = { moderator: 'Moderatör', user: 'Kullanıcı' };
const roleLabel = (role: string) => roleLabels[role] ?? 'Administrator';

type Props = { user: SessionUserRecord; sections: readonly ListedSection[]; onLogout: () => void };

/** Who is signed in; links to users and settings if those sections exist; change of password; sessions; sign-out. */
export function UserMenu({ user, sections, onLogout }: Props) {
  const { go } = useSection();
  const [shown, setShown] = useState<AccountDialog>();
  const show = (dialog: AccountDialog) => () =>
    accountDialogs.load().then(
      () => setShown(dialog),
      () => toast.error({ title: 'Hata', description: 'Pencere açılamadı. Lütfen tekrar deneyin.' }),
    );
  const Dialogs = accountDialogs.loaded()?.AccountDialogs;
  const links = [
    { key: 'users', label: 'Kullanıcılar', icon: 'users' },
    { key: 'settings', label: 'Ayarlar', icon: 'settings' },
  ].filter(({ key }) => sections.some((section) => section.key === key));
  const entries: MenuEntry[] = [
    ...links.map(({ key, label, icon }) => ({ label, icon: <SectionIcon name={icon} />, onSelect: () => go(key) })),
    ...(links.length > 0 ? (['separator'] as const) : []),
    { label: 'Önizlemeler…', icon: <SectionIcon name="panels" />, onSelect: show('previews') },
    { label: 'Şifremi değiştir', icon: <SectionIcon name="key" />, onSelect: show('password') },
    { label: 'İki adımlı giriş', icon: <SectionIcon name="shield" />, onSelect: show('two-step') },
    { label: 'Oturumlarım', icon: <SectionIcon name="monitor" />, onSelect: show('sessions') },
    { label: 'Çıkış', icon: <SectionIcon name="log-out" />, onSelect: onLogout },
  ];
  return (
    <>
      <Menu
        placement="bottom-end"
        entries={entries}
        header={
          <Box px="2.5" pt="1.5" pb="2" mb="1" borderBottomWidth="1px">
            <Box fontWeight="semibold" overflowWrap="anywhere">
              {user.username}
            </Box>
            <Box color="fg.muted" fontSize="xs">
              {roleLabel(user.role)}
            </Box>
          </Box>
        }
      >
        {(trigger) => (
          <chakra.button type="button" aria-label={`Hesap: ${user.username}`} {...trigger} css={buttonStyle}>
            <Flex as="span" css={initialStyle} aria-hidden="true">
              {user.username.slice(0, 1).toLocaleUpperCase('tr')}
            </Flex>
            <Box as="span" hideBelow="lg" textAlign="start" lineHeight="1.15" maxW="9rem">
              <Box as="span" display="block" fontSize="sm" fontWeight="medium" truncate>
                {user.username}
              </Box>
              <Box as="span" display="block" color="fg.muted" fontSize="2xs">
                {roleLabel(user.role)}
              </Box>
            </Box>
          </chakra.button>
        )}
      </Menu>
      {Dialogs ? <Dialogs shown={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

const buttonStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '9',
  [touch]: { minH: '10' },
  px: '1.5',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { bg: 'bg.hover' },
};

const initialStyle: SystemStyleObject = {
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '7',
  borderRadius: 'full',
  bg: 'pine.muted',
  color: 'pine.fg',
  fontSize: 'sm',
  fontWeight: 'semibold',
};
