import { asButton, Box, chakra, type HTMLChakraProps, IconButton } from '@practice/ui';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { EditPanel } from './edit-panel.tsx';
import type { HeroText } from './hero-field.ts';
import { Pencil } from './pencil.tsx';
import { TextButton } from './text-button.tsx';
import { TextInput } from './text-input.tsx';
import { useTextEdit } from './use-text-edit.ts';

export type HeroTextEditorProps = {
  setting: HeroText;
  /** As it is on the page. */
  text: string;
  /** Renders the text, or what takes its place, in its element of the page. */
  show: (content: ReactNode) => ReactNode;
  /** The text is a link, which stays one: a button beside it opens the field. */
  isLink?: boolean;
};

/**
 * A text of the hero that staff edit in place. Enter and leaving the field save, Escape cancels; what is refused stays
 * open, with the reason below it.
 */
export function HeroTextEditor({ setting, text, show, isLink = false }: HeroTextEditorProps) {
  const state = useTextEdit(setting, text);
  const { edit, field, open, close, submit, keepOwn } = state;
  // After the keyboard has closed the field, the focus is on the text again.
  const returnsFocus = useRef(false);

  function focusOpener(opener: HTMLElement | null): void {
    if (!opener || !returnsFocus.current) return;
    returnsFocus.current = false;
    opener.focus();
  }

  /** Unlike a save that follows the focus elsewhere. */
  async function saveHere(save: () => Promise<boolean>): Promise<void> {
    returnsFocus.current = true;
    if (!(await save())) returnsFocus.current = false;
  }

  function cancel(): void {
    returnsFocus.current = true;
    close();
  }

  function leave({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>): void {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    // Another window has the focus: the field gets it back with this one.
    const isWindowLeft = document.activeElement === target;
    if (edit && !isInside && !isWindowLeft) void submit();
  }

  if (!edit) {
    if (!isLink) return show(<TextButton label={field.label} text={text} onClick={open} ref={focusOpener} />);
    return (
      <Box position="relative" display="inline-flex" alignItems="center" gap="1">
        {show(text)}
        <IconButton aria-label={`Düzenle: ${field.label}`} onClick={open} ref={focusOpener}>
          <Pencil />
        </IconButton>
      </Box>
    );
  }
  const keys = { onSubmit: () => void saveHere(submit), onCancel: cancel };
  const input = <TextInput field={field} edit={edit} onType={state.type} {...keys} />;
  return (
    <chakra.div display={isLink ? 'block' : 'contents'} onBlur={leave}>
      {isLink ? <ButtonShape size="lg">{input}</ButtonShape> : show(input)}
      <EditPanel field={field} edit={edit} onKeepOwn={() => void saveHere(keepOwn)} {...keys} />
    </chakra.div>
  );
}

/** The look of the link while its text is a field. */
const ButtonShape = asButton<HTMLChakraProps<'span'>>('span');
