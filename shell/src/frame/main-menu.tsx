import { chakra, HStack } from '@practice/ui';
import type { MenuLink } from '../site/site-menus.ts';
import { MenuItemLink } from './menu-item-link.tsx';
import { ParentItem } from './parent-item.tsx';

/** The menu bar of screens that have room for it. */
export function MainMenu({ items, from }: { items: MenuLink[]; from: 'lg' | 'xl' }) {
  return (
    <chakra.nav aria-label="Ana menü" hideBelow={from}>
      <HStack as="ul" gap={{ lg: '1', xl: '2' }} listStyleType="none">
        {items.map((item) =>
          item.children.length > 0 ? (
            <ParentItem key={item.id} item={item} />
          ) : (
            <li key={item.id}>
              <MenuItemLink item={item} />
            </li>
          ),
        )}
      </HStack>
    </chakra.nav>
  );
}
