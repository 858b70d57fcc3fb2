import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TextArea } from './controls.tsx';
import { Counter } from './counter.tsx';
import { FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'color'> & {
    /** Shows `used / limit` below the box. Does not truncate: the schema rejects what is too long. */
    counterLimit?: number | undefined;
    /** Right of the hint, in place of the counter. */
    aside?: ReactNode;
  };

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** Multi-line text with an optional character counter; grows with its content where the browser supports it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, id, counterLimit, aside, rows = 5, onChange, ref, ...textArea } = props;
  const ids = useFieldIds({ id, hint, error });
  const element = useRef<HTMLTextAreaElement | null>(null);
  const [used, setUsed] = useState(String(textArea.value ?? textArea.defaultValue ?? '').length);

  // A form library sets the element's value directly (restored drafts, reset), without a change event.
  useBrowserLayoutEffect(() => {
    if (element.current) setUsed(element.current.value.length);
  });

  function attach(node: HTMLTextAreaElement | null) {
    element.current = node;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
  }

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setUsed(event.target.value.length);
    onChange?.(event);
  }

  return (
    <FieldFrame
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={aside ?? (counterLimit ? <Counter used={used} limit={counterLimit} /> : null)}
    >
      <TextArea
        rows={rows}
        aria-required={required}
        {...textArea}
        ref={attach}
        id={ids.controlId}
        {...ids.aria}
        onChange={handleChange}
        style={{ ...textAreaStyle, minHeight: `calc(${rows} * var(--row-height, 1.5rem) + 1rem)` }}
      />
    </FieldFrame>
  );
}

// field-sizing, which makes browsers ignore `rows`, is missing from React's types.
const textAreaStyle = {
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: '24rem',
} as CSSProperties;
