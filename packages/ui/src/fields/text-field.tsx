import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Input } from './controls.tsx';
import { FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'size' | 'color'> & {
    /** Right of the hint: a counter. */
    aside?: ReactNode;
  };

/** Single-line text. Spread react-hook-form's `register(name)` into it. */
export function TextField({ label, hint, error, required, id, aside, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} required={required} aside={aside}>
      <Input type="text" aria-required={required} {...input} id={ids.controlId} {...ids.aria} />
    </FieldFrame>
  );
}

/** Telephone number: the right keyboard and autofill. Normalising the typed text is the schema's job. */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" placeholder="05__ ___ __ __" {...props} />;
}
