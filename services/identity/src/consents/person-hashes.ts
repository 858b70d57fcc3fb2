import { email as emailAddress, phone as phoneNumber } from '@practice/contracts';
import { keyedHash } from '@practice/service-kit';

type Addresses = { phone: string | null; email: string | null };

/** What is left of the addresses of somebody who was erased. */
export function personHashesOf({ phone, email }: Addresses): string[] {
  return [...(phone ? [keyedHash('phone', phone)] : []), ...(email ? [keyedHash('email', email)] : [])];
}

/** What would be left of what was typed, when it is a whole phone number or e-mail address. */
export function personHashesFor(typed: string): string[] {
  const phone = phoneNumber.safeParse(typed).data ?? null;
  const email = emailAddress.safeParse(typed.trim()).data ?? null;
  return personHashesOf({ phone, email });
}
