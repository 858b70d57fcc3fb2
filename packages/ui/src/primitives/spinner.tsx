import { chakra } from '../styled/chakra.ts';

/** Decorative: the surrounding element says in words what is loading. */
export function Spinner() {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      boxSize="1.1em"
      borderRadius="full"
      borderWidth="2px"
      borderColor="currentColor"
      borderInlineEndColor="transparent"
      animation="spin 700ms linear infinite"
    />
  );
}
