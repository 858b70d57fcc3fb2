/** A way to reach the practice: as people read it, and as a link needs it. */
export type ContactLink = { text: string; href: string };

/** A phone setting as a `tel:` link; undefined for a text that is no number. */
export function phoneLink(text: string): ContactLink | undefined {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.length >= 7 ? { text: text.trim(), href: `tel:${internationalNumber(digits)}` } : undefined;
}

/** An e-mail setting as a `mailto:` link; undefined for a text that is no address. */
export function emailLink(text: string): ContactLink | undefined {
  const address = text.trim();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? { text: address, href: `mailto:${address}` } : undefined;
}

/** A WhatsApp chat with a message already typed; undefined without a usable number. */
export function whatsappLink(number: string, message: string): string | undefined {
  const digits = internationalNumber(number.replace(/[^\d+]/g, '')).replace('+', '');
  return digits.length >= 10 ? `https://wa.me/${digits}?text=${encodeURIComponent(message)}` : undefined;
}

/** An address from a setting that a link may have: a path of the site or an http(s) URL. */
export function webAddress(value: string): string | undefined {
  const address = value.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** Turkish numbers get the country's code, so that a call from abroad works too. */
function internationalNumber(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('90') && digits.length === 12) return `+${digits}`;
  if (digits.startsWith('0')) return `+9${digits}`;
  return digits.length === 10 ? `+90${digits}` : digits;
}
