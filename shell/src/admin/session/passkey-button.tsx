import { Button, Stack, useRunning } from '@practice/ui';
import { useState } from 'react';
import type { AuthFailure } from './auth-calls.ts';
import { canUsePasskeys } from './passkey-calls.ts';
import { SignInRefusal } from './sign-in-refusal.tsx';

type Props = {
  /** Null when signed in, else why not. */
  onUse: () => Promise<AuthFailure | null>;
};

/** Signs in by a passkey; nothing in a browser that has none. */
export function PasskeyButton({ onUse }: Props) {
  const [failure, setFailure] = useState<AuthFailure>();
  const [isAsking, use] = useRunning(async () => {
    setFailure(undefined);
    const refused = await onUse();
    if (refused) setFailure(refused);
  });

  if (!canUsePasskeys()) return null;

  return (
    <Stack gap="3" mt="3">
      <SignInRefusal failure={failure} />
      <Button
        type="button"
        variant="outline"
        size="lg"
        width="full"
        loading={isAsking}
        loadingText="Geçiş anahtarı bekleniyor…"
        onClick={() => void use()}
      >
        Geçiş anahtarıyla gir
      </Button>
    </Stack>
  );
}
