import { Box, chakra, FieldFrame, type FieldProps, Icon, Input, useFieldIds } from '@practice/ui';
import { type ComponentProps, useState } from 'react';

type Props = FieldProps & Omit<ComponentProps<typeof Input>, keyof FieldProps | 'type'>;

/** A password, hidden until its holder wants to see it. */
export function PasswordField({ label, hint, error, required, id, ...input }: Props) {
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
          <Icon>
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="2.8" />
            {isShown ? <path d="M4 20 20 4" /> : null}
          </Icon>
        </chakra.button>
      </Box>
    </FieldFrame>
  );
}
