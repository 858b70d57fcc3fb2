import type { PersonalDataSubject } from '@practice/contracts';

/** Whether somebody has the phone or the e-mail of whoever is meant. */
export function matches(
  { phone, email }: PersonalDataSubject,
  person: { phone: string | null; email: string | null },
): boolean {
  return (
    (phone !== null && person.phone === phone) || (email !== null && person.email?.toLocaleLowerCase('en') === email)
  );
}
