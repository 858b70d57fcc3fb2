import type { SystemStyleObject } from '@practice/ui';
import { useLocation } from '@practice/ui/router';
import type { MenuLink } from '../site/site-menus.ts';
import { pathOf, SiteLink } from './site-link.tsx';

/** A link of the menu bar; the current page is marked. */
export function MenuItemLink({ item }: { item: MenuLink }) {
  const isCurrent = useIsCurrent(item.url);
  return (
    <SiteLink url={item.url} newTab={item.newTab} aria-current={isCurrent ? 'page' : undefined} css={linkStyle}>
      {item.title}
    </SiteLink>
  );
}

/** Whether an address is the current page; an anchor never is. */
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
