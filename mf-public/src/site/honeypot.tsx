import { Box } from '@practice/ui';
import type { RefObject } from 'react';

/**
 * A field that people can neither see nor reach and robots fill in: what is sent with it is answered, and thrown away. Browsers
 * and password managers must leave it empty, or a parent would be taken for a robot.
 */
export function Honeypot({ field }: { field?: RefObject<HTMLInputElement | null> }) {
  return (
    <Box aria-hidden="true" srOnly>
      <label>
        Web sitesi
        <input ref={field} type="text" name="website" tabIndex={-1} defaultValue="" {...unfilled} />
      </label>
    </Box>
  );
}

/** For browsers, 1Password, LastPass, Bitwarden and Dashlane. */
const unfilled = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};
