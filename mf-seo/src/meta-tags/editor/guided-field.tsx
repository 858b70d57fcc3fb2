import { chakra, FieldFrame, Input, useFieldIds } from '@practice/ui';
import type { ComponentProps, ReactNode } from 'react';

type GuidedFieldProps = { label: string; hint?: string; error?: string; aside: ReactNode; rows?: number } & Omit<
  ComponentProps<typeof Input>,
  'size' | 'color'
>;

const Lines = chakra(Input);

/** A text with guidance on its length below it. */
export function GuidedField({ label, hint, error, aside, rows, ...input }: GuidedFieldProps) {
  const ids = useFieldIds({ id: undefined, hint, error } as never);
  return (
    <FieldFrame ids={ids} label={label} aside={aside} {...(hint ? { hint } : {})} {...(error ? { error } : {})}>
      {rows ? (
        <Lines
          as="textarea"
          {...({ rows } as object)}
          {...input}
          id={ids.controlId}
          {...ids.aria}
          display="block"
          resize="vertical"
        />
      ) : (
        <Input type="text" {...input} id={ids.controlId} {...ids.aria} />
      )}
    </FieldFrame>
  );
}
