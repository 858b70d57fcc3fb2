/**
 * A Turkish number as it is stored: 11 digits starting with 0. `+90 532 …`, `0090…`, `90…` and `0(532)…` are
 * understood; other digits are returned as they are, so that validation refuses them instead of accepting a part of
 * them.
 */
export function normalizePhone(value: string): string {
  const digits = value.replace(/\D/g, '').replace(/^00/, '');
  if (/^5\d{9}$/.test(digits)) return `0${digits}`;
  if (/^90\d{10}$/.test(digits)) return `0${digits.slice(2)}`;
  if (/^90(05\d{9})$/.test(digits)) return digits.slice(2);
  return digits;
}

/** A stored number as people read it: `0532 111 22 33`. */
export function formatPhone(stored: string): string {
  return stored.replace(/^(\d{4})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}
