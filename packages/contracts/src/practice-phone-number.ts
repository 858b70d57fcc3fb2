import { phone } from './phone.ts';
import { formatPhone } from './phone-number.ts';

/**
 * A number of the practice as it is stored: a Turkish one as people read it (`0532 111 22 33`), another one with the code of
 * its country (`+4930123456`); undefined for what is neither. Seven digits from 444 are dialled as they are.
 */
export function practicePhoneNumber(text: string): string | undefined {
  const number = text.trim();
  if (/[^\d\s()+./-]/.test(number)) return undefined;
  const { data } = phone.safeParse(number);
  if (data) return formatPhone(data);
  const digits = number.replace(/\D/g, '');
  if (/^444\d{4}$/.test(digits)) return number;
  const foreign = digits.replace(/^00/, '');
  return /^(\+|00)/.test(number) && /^(?!90)[1-9]\d{7,14}$/.test(foreign) ? `+${foreign}` : undefined;
}
