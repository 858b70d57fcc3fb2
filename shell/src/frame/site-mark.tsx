import { Image } from '@practice/ui';
import { SproutMark } from './icons.tsx';

/** The practice's logo, or the drawn mark. Decoration: the site's name stands beside it. */
export function SiteMark({ logo }: { logo: string }) {
  if (!logo) return <SproutMark color="pine.fg" fontSize="2xl" />;
  return <Image src={logo} alt="" width="10" height="10" objectFit="contain" flexShrink="0" />;
}
