import { type ReactNode, useId } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { chakra } from '../styled/chakra.ts';
import { Box } from '../styled/layout.ts';

/** Props of every field. `error` is a sentence for the user; `hint` is always shown. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
};

/** Ids and ARIA attributes that tie a control to its hint and its error. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ');
  return {
    controlId,
    hintId,
    errorId,
    aria: { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined },
  };
}

export function RequiredMark() {
  return (
    <chakra.span aria-hidden="true" color="accent.fg" ms="1">
      *
    </chakra.span>
  );
}

/**
 * The error line below a control. The live region is always rendered, as screen readers announce only changes inside an
 * existing region.
 */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <Box id={id} role="alert" aria-live="polite" color="fg.error" fontSize="sm" lineHeight="normal">
      {error ? (
        <Box as="span" display="inline-flex" alignItems="flex-start" gap="1.5" mt="2" fontWeight="medium">
          <Icon mt="0.15em" boxSize="1.15em">
            <circle cx="12" cy="12" r="9" />
            <path d="M12 7.5v5.5M12 16.4v.1" />
          </Icon>
          <span>{error}</span>
        </Box>
      ) : null}
    </Box>
  );
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <Box id={id} flex="1 1 10rem" color="fg.muted" fontSize="sm" lineHeight="normal">
      {children}
    </Box>
  );
}

type FieldFrameProps = FieldProps & {
  ids: ReturnType<typeof useFieldIds>;
  /** Right of the hint line, such as a character counter. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Label, hint, control and error line, in reading order. */
export function FieldFrame({ ids, label, hint, error, required, aside, children }: FieldFrameProps) {
  return (
    <Box minW="0">
      <chakra.label
        htmlFor={ids.controlId}
        display="block"
        fontSize="md"
        fontWeight="semibold"
        lineHeight="snug"
        mb="2"
      >
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </chakra.label>
      {children}
      <FieldError id={ids.errorId} error={error} />
      {hint || aside ? (
        <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" mt="2">
          <FieldHint id={ids.hintId}>{hint}</FieldHint>
          {aside}
        </Box>
      ) : null}
    </Box>
  );
}
