import { publicOrigin } from '@practice/service-kit';
import { Authenticator } from '@practice/tooling/testing/authenticator';

/** An authenticator whose browser is on the site of the test. */
export function newAuthenticator(): Authenticator {
  return new Authenticator(publicOrigin());
}
