import { Box, FieldError, FieldHint, RequiredMark, useFieldIds } from '@practice/ui';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type DialogKind, InsertDialogs } from './dialogs/insert-dialogs.tsx';
import { extensionsFor } from './document/extensions.ts';
import { editorStyle } from './editor-style.ts';
import { cleanPastedHtml, MAX_PASTED } from './paste/clean-pasted-html.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { WordCount } from './word-count.tsx';

export type RichTextEditorProps = {
  label: string;
  /** HTML, as the server gives it; '' for none. */
  value: string;
  /** Called with what is typed, and never with what was only read. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Names that may stand in the text between double braces; they are marked in it, and links may lead to them. */
  variables?: readonly string[] | undefined;
  /** A text without videos, as an e-mail. */
  hasVideos?: boolean;
  onFocus?: () => void;
  ref?: Ref<RichTextHandle>;
};

/** What a form can do with a text: lead to it where it is refused, and write at the cursor. */
export type RichTextHandle = { focus: () => void; insertText: (text: string) => void };

/** The editor itself; `RichTextField` loads it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, onBlur, onFocus, hint, error, required, variables, hasVideos = true, ref } = props;
  const ids = useFieldIds({ id: undefined, hint, error });
  const labelId = `${ids.controlId}-label`;
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const [refusal, setRefusal] = useState('');
  /** The text as it was last reported, or taken over: another one comes from outside. */
  const known = useRef(value);
  /** What was given, in the editor's own spelling: a text that is as it was given is reported so. */
  const given = useRef<{ value: string; html: string }>({ value, html: '' });
  const handlers = useRef({ onChange, onBlur, onFocus, variables });
  handlers.current = { onChange, onBlur, onFocus, variables };
  const [extensions] = useState(() =>
    extensionsFor(variables && { has: (name) => handlers.current.variables?.includes(name) ?? false }),
  );

  const editor = useEditor({
    extensions,
    content: value,
    // The style sheet is ours, so that the policy of the page has nothing to allow.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', lang: 'tr' },
      handlePaste: (_, event) => refuseLong(event, setRefusal),
      handleKeyDown: (_, event) => opensLink(event, () => setDialog('link')),
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => {
      setRefusal('');
      const html = htmlOf(changed);
      const next = html === given.current.html ? given.current.value : html;
      if (next === known.current) return;
      known.current = next;
      handlers.current.onChange(next);
    },
    onCreate: ({ editor: created }) => {
      given.current.html = htmlOf(created);
    },
    onBlur: () => handlers.current.onBlur?.(),
    onFocus: () => handlers.current.onFocus?.(),
  });
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor?.commands.focus(),
      insertText: (text) => void editor?.chain().focus().insertContent({ type: 'text', text }).run(),
    }),
    [editor],
  );

  // Other names are another look of the same text.
  const names = variables?.join(' ');
  useEffect(() => {
    if (names !== undefined && editor) editor.view.dispatch(editor.state.tr);
  }, [editor, names]);

  const { describedBy, isInvalid } = { describedBy: ids.aria['aria-describedby'], isInvalid: Boolean(error) };
  useEffect(() => {
    const element = editor?.view.dom;
    element?.setAttribute('aria-labelledby', labelId);
    setOrRemove(element, 'aria-describedby', describedBy);
    setOrRemove(element, 'aria-invalid', isInvalid ? 'true' : undefined);
    setOrRemove(element, 'aria-required', required ? 'true' : undefined);
  }, [editor, labelId, describedBy, isInvalid, required]);

  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    takeOver(editor, value);
    given.current = { value, html: htmlOf(editor) };
  }, [editor, value]);

  if (!editor) return null;
  return (
    <Box minW="0">
      <Box id={labelId} fontSize="md" fontWeight="semibold" lineHeight="snug" mb="2">
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </Box>
      <Box css={editorStyle} data-invalid={isInvalid || undefined}>
        <Toolbar editor={editor} onDialog={setDialog} hasVideos={hasVideos} />
        <EditorContent editor={editor} />
      </Box>
      <FieldError id={ids.errorId} error={error ?? (refusal || undefined)} />
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" mt="2">
        <FieldHint id={ids.hintId}>{hint}</FieldHint>
        <WordCount editor={editor} />
      </Box>
      <InsertDialogs
        editor={editor}
        open={dialog}
        onClose={() => setDialog(null)}
        hasVariables={variables !== undefined}
      />
    </Box>
  );
}

/** Without the empty paragraphs at the end, of which the editor keeps one to write on in. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}

/** Another text, as after saving or taking over somebody else's: the cursor stays about where it was. */
function takeOver(editor: Editor, html: string): void {
  const { from, to } = editor.state.selection;
  editor.commands.setContent(html, { emitUpdate: false });
  const end = editor.state.doc.content.size;
  if (editor.isFocused) editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
}

function setOrRemove(element: HTMLElement | undefined, name: string, value: string | undefined): void {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}

/** A text of megabytes would stop the browser while it is read; what is there stays as it is. */
function refuseLong(event: ClipboardEvent, refuse: (sentence: string) => void): boolean {
  const { clipboardData } = event;
  const size = Math.max(...['text/html', 'text/plain'].map((type) => clipboardData?.getData(type).length ?? 0));
  if (size <= MAX_PASTED) return false;
  refuse('Yapıştırılan metin çok uzun; metniniz olduğu gibi kaldı. Daha kısa parçalar hâlinde yapıştırın.');
  return true;
}

function opensLink(event: KeyboardEvent, open: () => void): boolean {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
  event.preventDefault();
  event.stopPropagation();
  open();
  return true;
}
