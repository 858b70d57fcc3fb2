import { chakra, type SystemStyleObject } from '@practice/ui';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { panelId } from './edit-panel.tsx';
import { textStyle } from './text-style.ts';
import type { TextEdit } from './use-text-edit.ts';

type Props = {
  field: TextEdit['field'];
  edit: NonNullable<TextEdit['edit']>;
  onType: (draft: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The field in place of a text, with the text's own typography; it grows with what is typed. */
export function TextInput({ field, edit, onType, onSubmit, onCancel }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { draft, isSaving, problem } = edit;

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    if (input.current) fitHeight(input.current);
  }, [draft]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key !== 'Enter' || (event.shiftKey && field.isMultiline)) return;
    else onSubmit();
    event.preventDefault();
  }

  return (
    <chakra.textarea
      ref={input}
      rows={1}
      aria-label={field.label}
      aria-describedby={panelId(field.label)}
      aria-invalid={problem ? true : undefined}
      aria-busy={isSaving || undefined}
      readOnly={isSaving}
      enterKeyHint="done"
      autoComplete="off"
      value={draft}
      onChange={({ target }) => onType(field.isMultiline ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      css={inputStyle}
    />
  );
}

/** Where CSS does it (`field-sizing`), it does it better. */
function fitHeight(input: HTMLTextAreaElement): void {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  input.style.height = 'auto';
  input.style.height = `${input.scrollHeight}px`;
}

const inputStyle: SystemStyleObject = {
  ...textStyle,
  verticalAlign: 'top',
  fieldSizing: 'content',
  minW: '8ch',
  maxW: 'full',
  bg: 'transparent',
  border: '0',
  resize: 'none',
  overflow: 'hidden',
  outline: '2px solid {colors.pine.solid}',
  '&[aria-invalid]': { outlineColor: 'fg.error' },
  '&[aria-busy]': { opacity: '0.6' },
};
