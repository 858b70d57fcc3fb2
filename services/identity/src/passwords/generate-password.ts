import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when read out or typed off a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 5;

/** A password that a person can type: three groups of five, 74 bits (`k7mqp-3xwte-hn9rd`). */
export function generatePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
