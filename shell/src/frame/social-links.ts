import { webAddress } from '@practice/contracts';
import { whatsappOf } from '../site/contact-links.ts';
import type { Settings } from '../site/site-settings.ts';

const networks = [
  { key: 'facebook_url', name: 'Facebook' },
  { key: 'instagram_url', name: 'Instagram' },
  { key: 'linkedin_url', name: 'LinkedIn' },
  { key: 'youtube_url', name: 'YouTube' },
] as const;

/** The social links that are configured, WhatsApp last. */
export function socialLinks(settings: Settings): { name: string; url: string }[] {
  const links = networks.flatMap(({ key, name }) => {
    const url = webAddress(settings(key));
    return url ? [{ name, url }] : [];
  });
  const whatsapp = whatsappOf(settings);
  return whatsapp ? [...links, { name: 'WhatsApp', url: whatsapp }] : links;
}
