import { Box, chakra, FieldFrame, type FieldProps, Input, useFieldIds } from '@practice/ui';
import { EyeIcon, EyeOffIcon } from '@practice/ui/icons';
import { type ComponentProps, useState } from 'react';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<typeof Input>, keyof FieldProps | 'type'>;

/** A password field with a button that shows the text. */
export function PasswordField({ label, hint, error, required, id, ...input }: PasswordFieldProps) {
  const ids = useFieldIds({ id, error, hint });
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} required={required}>
      <Box position="relative">
        <Input
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required}
          {...input}
          type={isShown ? 'text' : 'password'}
          id={ids.controlId}
          {...ids.aria}
          style={{ paddingInlineEnd: '2.75rem' }}
        />
        <chakra.button
          type="button"
          aria-label={isShown ? 'Şifreyi gizle' : 'Şifreyi göster'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          position="absolute"
          insetEnd="1"
          insetBlock="1"
          width="9"
          display="flex"
          alignItems="center"
          justifyContent="center"
          borderRadius="xs"
          color="fg.muted"
          cursor="pointer"
          _hover={{ color: 'fg' }}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </chakra.button>
      </Box>
    </FieldFrame>
  );
}
