import { Box, Stack, Text, TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import { useRefusable } from './use-refusable.ts';
import type { Setup } from './use-two-step.ts';

type Props = { setup: Setup; onClose: () => void; onSubmit: (code: string) => Promise<void> };

/** The picture for the app, and the first code of it. */
export function ConfirmStep({ setup: { secret, picture }, onClose, onSubmit }: Props) {
  const [code, setCode] = useState('');
  const sending = useRefusable('code', onSubmit);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Kodu uygulamaya ekleyin"
      onSubmit={() => void sending.submit(code.trim(), 'Kodu girin')}
      submitLabel="Onayla"
      savingLabel="Onaylanıyor…"
      isSaving={sending.isSaving}
      problem={sending.problem || undefined}
    >
      <Stack gap="4">
        <Text>1. Doğrulama uygulamasında bu kareyi okutun.</Text>
        <Box alignSelf="center" p="2" bg="white" borderRadius="md">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt="Doğrulama uygulaması için kare kod"
            width={184}
            height={184}
          />
        </Box>
        <Text color="fg.muted" fontSize="sm">
          Okutamıyorsanız bu anahtarı elle girin:{' '}
          <Text as="span" fontFamily="mono" overflowWrap="anywhere" color="fg">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Text>
        </Text>
        <Text>2. Uygulamanın gösterdiği 6 haneli kodu girin.</Text>
        <TextField
          label="Doğrulama kodu"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          error={sending.error}
          onChange={({ target }) => setCode(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
