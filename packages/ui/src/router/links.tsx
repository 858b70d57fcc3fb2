import { asButton, asLink } from '@practice/ui';
import { Link, type LinkProps } from 'react-router-dom';

/** A link of the router in the look of a button. */
export const ButtonLink = asButton<LinkProps>(Link, 'ButtonLink');
/** A link of the router in running text; `variant="plain"` drops the underline (menus, footers). */
export const TextLink = asLink<LinkProps>(Link, 'TextLink');
