import { isSitePath } from '@practice/contracts';
import { Anchor } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { ReactNode } from 'react';

type Props = {
  /** A path of this site, an anchor of the home page ('#blog' or '/#blog'), or any other address. */
  url: string;
  newTab?: boolean;
  children: ReactNode;
  [style: string]: unknown;
};

/** A link from a menu or a setting: a router link inside the site, a plain one outside. */
export function SiteLink({ url, newTab = false, children, ...rest }: Props) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const inside = pathOf(url);
  if (inside && !newTab) {
    return (
      <TextLink variant="plain" to={inside} {...rest}>
        {children}
      </TextLink>
    );
  }
  return (
    <Anchor variant="plain" href={inside ?? safeAddress(url)} {...tab} {...rest}>
      {children}
    </Anchor>
  );
}

/** The path inside the site for a menu's address; anchors belong to the home page. */
export function pathOf(url: string): string | undefined {
  if (url.startsWith('#')) return `/${url}`;
  return isSitePath(url) ? url : undefined;
}

function safeAddress(url: string): string {
  return /^(https?:|mailto:|tel:)/i.test(url) ? url : '/';
}
