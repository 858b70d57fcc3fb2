import { Text } from '@practice/ui';
import type { AuthFailure } from './auth-calls.ts';
import { Refusal } from './refusal.tsx';
import { waitText } from './use-countdown.ts';

/** Why somebody is not in, and when they may try again; nothing while there is no failure. */
export function SignInRefusal({ failure }: { failure: AuthFailure | undefined }) {
  return (
    <Refusal>
      {failure ? (
        <>
          <Text fontWeight="medium">{failure.message}</Text>
          {failure.retryAfterSeconds ? (
            <Text>{`${waitText(failure.retryAfterSeconds)} sonra yeniden deneyebilirsiniz.`}</Text>
          ) : null}
        </>
      ) : null}
    </Refusal>
  );
}
