import { withoutLinks } from '../formatting/without-links.ts';

/** Whom e-mails come from, and what they say of the practice. */
export type Sender = {
  /** Address, or name and address. */
  from: string;
  practice: Practice;
};

export type Practice = {
  name: string;
  phone: string;
  email: string;
  address: string;
  /** Who sees the children. */
  therapist: string;
  /** Empty when it is not known. */
  siteUrl: string;
  color: string;
};

/** Whom an e-mail comes from: the address of the settings, under the practice's name unless it has a name itself. */
export function fromOf({ from, practice }: Sender): string | { name: string; address: string } {
  return from.includes('<') ? from : { name: practice.name, address: from };
}

/** A name of the practice without addresses, markup or quotes, for e-mails about accounts: moderators may change the name. */
export function plainName(name: string): string {
  return withoutLinks(name.replace(/<[^>]*>?|["{};]/g, ' ')).slice(0, 60);
}

/** The headers of every e-mail that goes by itself: mail programs do not answer it by themselves. */
export const emailHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'Content-Language': 'tr',
};
