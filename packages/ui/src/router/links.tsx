import { asButton, asLink } from '@practice/ui';
import { Link, type LinkProps } from './link.tsx';

/** A router link that looks like a button. */
export const ButtonLink = asButton<LinkProps>(Link);
/** A router link in running text; `variant="plain"` drops the underline (menus, footers). */
export const TextLink = asLink<LinkProps>(Link);
