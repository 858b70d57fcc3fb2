import { randomId } from '@practice/contracts';
import { useRef } from 'react';

/**
 * The Idempotency-Keys of the inputs that a form sends: the same for the same input until it is `clear`ed. So what was
 * created by a request whose response was lost is not created again by the next try; a changed input is another request.
 */
export function useIdempotencyKeys(): { keyOf: (input: object) => string; clear: () => void } {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf(input) {
      const text = JSON.stringify(input);
      const key = keys.current.get(text) ?? randomId();
      keys.current.set(text, key);
      return key;
    },
    clear: () => keys.current.clear(),
  };
}
