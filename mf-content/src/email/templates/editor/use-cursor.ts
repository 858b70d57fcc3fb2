import type { RichTextHandle } from '@practice/ui/rich-text';
import { type FocusEvent, useRef, useState } from 'react';

/** Where a variable is put in: the field that had the focus last. */
export type Place = 'subject' | 'heading' | 'content';

export type Cursor = ReturnType<typeof useCursor>;

/** The cursor of a form with several texts: what is inserted stands where it was last. */
export function useCursor() {
  const [place, setPlace] = useState<Place>('content');
  const input = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const editor = useRef<RichTextHandle | null>(null);

  function insert(text: string) {
    const element = input.current;
    if (!element) return editor.current?.insertText(text);
    const { selectionStart, selectionEnd, value } = element;
    element.focus();
    element.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    // The form hears of it as of anything typed.
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return {
    place,
    insert,
    /** The rich editor, while it is the one in which the content is written. */
    editor,
    /** For a box around an input or a text area. */
    ofInput: (name: Place) => ({
      onFocus({ target }: FocusEvent) {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        input.current = target;
        setPlace(name);
      },
    }),
    /** The rich editor got the focus, or took the place of the text area. */
    toEditor() {
      input.current = null;
      setPlace('content');
    },
  };
}
