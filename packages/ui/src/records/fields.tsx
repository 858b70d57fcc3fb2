import {
  CheckboxField,
  type CheckboxFieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from '@practice/ui';
import { formatAmount, TimeField, type TimeFieldProps } from '@practice/ui/admin';
import type { ChangeEvent, ReactNode } from 'react';
import { type ControllerRenderProps, useController } from 'react-hook-form';
import { type FieldRules, fieldRules, validated } from './field-rules.ts';
import { useFormContext } from './form-context.ts';

/** What a bound input takes: all that is not given is read off the table of fields and the schema. */
type Bound<Props> = Partial<Omit<Props, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>> & {
  name: string;
  /** Called when the form knows what was typed. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
};

/** What an input gets that is bound by its value. */
type ControlledInput = Omit<ControllerRenderProps, 'value'> &
  ReturnType<typeof useFieldState>['state'] & { value: string };

/** The inputs of a record's form: label, limit, required and what was refused come by themselves. */
export const Field = {
  Text: ({ name, onChange, ...props }: Bound<TextFieldProps>) => (
    <TextField {...useField(name, { onChange }).input} {...props} />
  ),

  /** Counts the characters where the schema has a limit and nothing else is said below it. */
  TextArea({ name, onChange, ...props }: Bound<TextAreaFieldProps>) {
    const { input, rules } = useField(name, { onChange });
    return <TextAreaField rows={3} counterLimit={rules.maxLength} {...input} {...props} />;
  },

  Select({ name, onChange, ...props }: Bound<SelectFieldProps>) {
    const { input, definition } = useField(name, { onChange });
    return <SelectField options={definition.options ?? []} {...input} {...props} />;
  },

  Checkbox: ({ name, onChange, ...props }: Bound<CheckboxFieldProps>) => (
    <CheckboxField {...useField(name, { onChange }).input} {...props} />
  ),

  Number: (props: Bound<TextFieldProps>) => <Field.Text inputMode="numeric" autoComplete="off" {...props} />,

  /** Money; written out as `1.250,00` when it is left. */
  Amount({ name, onChange, ...props }: Bound<TextFieldProps>) {
    const { input, write } = useField(name, { onChange, onBlur: (text) => write(text) });
    return <TextField inputMode="decimal" autoComplete="off" placeholder="0,00" {...input} {...props} />;
  },

  /** A time of day, of a `timeField`; written out as `HH:mm` when it is left. */
  Time: ({ name, ...props }: { name: string } & Partial<Omit<TimeFieldProps, 'value' | 'onChange' | 'onBlur'>>) => (
    <Field.Controlled name={name}>{(input) => <TimeField {...input} {...props} />}</Field.Controlled>
  ),

  /** Any other input of a text that takes `value` and `onChange`, as those of dates do. */
  Controlled({ name, children }: { name: string; children: (input: ControlledInput) => ReactNode }) {
    const { form, state } = useFieldState(name);
    const { field } = useController({ name, control: form.control });
    return <>{children({ ...field, ...state, value: String(field.value) })}</>;
  },
} as const;

/** The same inputs, for the names of some records' fields alone. */
export type BoundFields<Name extends string> = {
  [Kind in keyof typeof Field]: (
    props: Omit<Parameters<(typeof Field)[Kind]>[0], 'name'> & { name: Name },
  ) => ReturnType<(typeof Field)[Kind]>;
};

type Handlers = {
  onChange?: Bound<object>['onChange'];
  onBlur?: (text: string) => void;
};

/** What the form around it says of a field. */
function useFieldState(name: string) {
  const { form, records } = useFormContext();
  const definition = records.fields[name];
  if (!definition) throw new Error(`The form has no field ${name}`);
  const rules: FieldRules = fieldRules(records.schema, name);
  const state = {
    label: definition.label,
    required: rules.isRequired && typeof form.getValues(name) !== 'boolean',
    error: form.formState.errors[name]?.message,
  };
  return { form, records, definition, rules, state };
}

/** Ties an input to the form around it. */
function useField(name: string, { onChange, onBlur }: Handlers) {
  const { form, records, definition, rules, state } = useFieldState(name);
  const registered = form.register(name, {
    ...(onChange ? { onChange } : {}),
    ...(onBlur ? { onBlur: ({ target }) => onBlur(target.value) } : {}),
  });
  return {
    definition,
    rules,
    input: { ...state, ...registered },
    write(text: string) {
      const { issues, ...read } = validated(records.schema.shape[name], text);
      const amount = issues ? null : (read as { value: number | null }).value;
      if (amount !== null) form.setValue(name, formatAmount(amount), { shouldDirty: true });
    },
  };
}
