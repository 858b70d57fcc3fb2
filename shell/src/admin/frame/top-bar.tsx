import type { SessionUserRecord } from '@practice/contracts';
import { Box, ButtonAnchor, chakra, Flex, IconButton, type SystemStyleObject } from '@practice/ui';
import { Kbd, SectionIcon, touch } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { MenuIcon } from '@practice/ui/icons';
import { NotificationBell } from '../bell/notification-bell.tsx';
import type { ListedSection } from '../sections/use-sections.ts';
import { UserMenu } from './user-menu.tsx';

type Props = {
  user: SessionUserRecord;
  sections: readonly ListedSection[];
  onOpenNav: () => void;
  onOpenPalette: () => void;
  onLogout: () => void;
};

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The bar above every section: navigation on phones, search, link to the site, user menu. */
export function TopBar({ user, sections, onOpenNav, onOpenPalette, onLogout }: Props) {
  const { can } = useStaff();
  return (
    <Flex as="header" aria-label="Yönetim paneli" css={barStyle}>
      <Box hideFrom="md">
        <IconButton aria-label="Bölümleri göster" onClick={onOpenNav}>
          <MenuIcon />
        </IconButton>
      </Box>
      <chakra.button type="button" onClick={onOpenPalette} aria-keyshortcuts="Control+K Meta+K" css={searchStyle}>
        <SectionIcon name="search" boxSize="4" />
        <Box as="span" flex="1" textAlign="start" truncate>
          Ara…
        </Box>
        <Flex as="span" gap="0.5" hideBelow="md" aria-hidden="true">
          <Kbd>{isMac ? '⌘' : 'Ctrl'}</Kbd>
          <Kbd>K</Kbd>
        </Flex>
      </chakra.button>
      <Flex ms="auto" align="center" gap="1">
        <ButtonAnchor
          href="/"
          target="_blank"
          rel="noopener"
          variant="ghost"
          px={{ base: '1.5', md: '3' }}
          aria-label="Siteyi Görüntüle (yeni sekmede)"
        >
          <SectionIcon name="external-link" />
          <Box as="span" hideBelow="md">
            Siteyi Görüntüle
          </Box>
        </ButtonAnchor>
        {can('notification:read') ? <NotificationBell /> : null}
        <UserMenu user={user} sections={sections} onLogout={onLogout} />
      </Flex>
    </Flex>
  );
}

/** Height of the bar; table headers stick below it. */
export const barHeight = '3rem';

const barStyle: SystemStyleObject = {
  _print: { display: 'none' },
  position: 'sticky',
  top: '0',
  zIndex: 'bar',
  alignItems: 'center',
  gap: '2',
  height: barHeight,
  px: { base: '2', md: '4' },
  bg: 'bg',
  borderBottomWidth: '1px',
};

const searchStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flex: { base: '1 1 auto', md: '0 1 18rem' },
  minW: '0',
  minH: '8',
  [touch]: { minH: '10' },
  px: '2.5',
  bg: 'bg.panel',
  color: 'fg.muted',
  borderWidth: '1px',
  borderColor: 'border.quiet',
  borderRadius: 'sm',
  fontSize: 'md',
  cursor: 'pointer',
  '&:hover': { borderColor: 'border.control' },
};
