import { Box, ButtonAnchor } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import type { MenuLink } from '../site/site-menus.ts';
import type { Settings } from '../site/site-settings.ts';
import { MenuIcon } from './icons.tsx';
import type { MenuDrawerProps } from './menu-drawer.tsx';

/** The menu in the footer, which the button links to while scripts are not loaded. */
export const footerMenuId = 'alt-menu';

type Props = {
  settings: Settings;
  menu: MenuLink[];
  /** The breakpoint from which the menu bar takes over. */
  until: 'lg' | 'xl' | undefined;
};

/** Opens the menu where there is no room for a bar; it closes on navigation. */
export function MenuButton({ settings, menu, until }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => setIsOpen(false), [key]);

  async function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    try {
      const { MenuDrawer } = await import('./menu-drawer.tsx');
      setDrawer(() => MenuDrawer);
      setIsOpen(true);
    } catch {
      // The drawer could not be loaded: the footer has the same links.
      document.getElementById(footerMenuId)?.scrollIntoView();
    }
  }

  return (
    <Box hideFrom={until}>
      <ButtonAnchor
        href={`#${footerMenuId}`}
        role="button"
        variant="ghost"
        size="icon"
        aria-label="Menüyü aç"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-replay
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event);
        }}
      >
        <MenuIcon />
      </ButtonAnchor>
      {Drawer ? <Drawer open={isOpen} onClose={() => setIsOpen(false)} settings={settings} menu={menu} /> : null}
    </Box>
  );
}
