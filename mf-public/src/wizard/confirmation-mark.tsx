import { chakra } from '@practice/ui';

/** A tick on a paper-cut leaf, above the confirmation. */
export function ConfirmationMark() {
  return (
    <chakra.svg viewBox="0 0 100 80" width="24" height="20" mb="5" aria-hidden="true">
      <chakra.path d="M8 62C2 34 22 8 56 8c22 0 34 14 34 32S76 74 52 74C32 74 12 80 8 62Z" fill="sage.200" />
      <chakra.path d="M70 72c-4-20 4-38 26-46 4 24-4 42-26 46Z" fill="apricot.200" />
      <chakra.path d="M71 71c4-16 10-28 20-38" stroke="apricot.400" strokeWidth="2" strokeLinecap="round" fill="none" />
      <chakra.circle cx="44" cy="41" r="20" fill="pine.solid" />
      <chakra.path
        d="m35 41.5 6.5 6.5L54 34.5"
        stroke="pine.contrast"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </chakra.svg>
  );
}
