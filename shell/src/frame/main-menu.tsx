import { Box, chakra, HStack, type SystemStyleObject } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import { ChevronDownIcon } from './icons.tsx';
import { pathOf, SiteLink } from './site-link.tsx';
import type { MenuLink } from './site-menus.ts';

/** The menu bar of large screens. Items below another open on hover and on keyboard focus, without script too. */
export function MainMenu({ items }: { items: MenuLink[] }) {
  return (
    <chakra.nav aria-label="Ana menü" hideBelow="lg">
      <HStack as="ul" gap={{ lg: '1', xl: '2' }} listStyleType="none">
        {items.map((item) => (
          <Box as="li" key={item.id} position="relative" css={item.children.length > 0 ? parentStyle : undefined}>
            <MenuItemLink item={item} />
            {item.children.length > 0 ? (
              <Box as="ul" css={submenuStyle} listStyleType="none" data-part="submenu">
                {item.children.map((child) => (
                  <li key={child.id}>
                    <MenuItemLink item={child} />
                  </li>
                ))}
              </Box>
            ) : null}
          </Box>
        ))}
      </HStack>
    </chakra.nav>
  );
}

function MenuItemLink({ item }: { item: MenuLink }) {
  const isCurrent = useIsCurrent(item.url);
  return (
    <SiteLink url={item.url} newTab={item.newTab} aria-current={isCurrent ? 'page' : undefined} css={linkStyle}>
      {item.title}
      {item.children.length > 0 ? <ChevronDownIcon fontSize="sm" ms="1" /> : null}
    </SiteLink>
  );
}

/** Whether an address is the page on screen; an anchor never is. */
export function useIsCurrent(url: string): boolean {
  const { pathname } = useLocation();
  return pathOf(url) === pathname;
}

const linkStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'target',
  px: '3',
  fontSize: 'md',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  borderRadius: 'full',
  color: 'fg',
  '&:hover': { bg: 'pine.subtle', textDecoration: 'none' },
  '&[aria-current=page]': { color: 'pine.fg', bg: 'pine.subtle' },
};

const parentStyle: SystemStyleObject = {
  '&:not(:hover, :focus-within) > [data-part=submenu]': { visibility: 'hidden', opacity: '0' },
};

const submenuStyle: SystemStyleObject = {
  position: 'absolute',
  insetInlineStart: '0',
  top: 'full',
  minW: '14rem',
  p: '2',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'soft',
  transitionProperty: 'opacity, visibility',
  transitionDuration: 'fast',
  '& a': { width: 'full' },
};
