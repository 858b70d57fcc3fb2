import { Box, FieldError, FieldHint, RequiredMark, useFieldIds } from '@practice/ui';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { UploadList } from '../uploads/upload-list.tsx';
import { type DialogKind, InsertDialogs } from './dialogs/insert-dialogs.tsx';
import { extensionsFor } from './document/extensions.ts';
import { editorStyle } from './editor-style.ts';
import { pasteProps } from './paste/paste-props.ts';
import { picturesMissing } from './paste/pasted-pictures.ts';
import { MissingWords } from './pictures/missing-words.tsx';
import { usePictureUploads } from './pictures/use-picture-uploads.ts';
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
  /** False for a text without videos and figures, as an e-mail. */
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
  const { describedBy, isInvalid } = { describedBy: ids.aria['aria-describedby'], isInvalid: Boolean(error) };
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const [refusal, setRefusal] = useState('');
  /** Of pictures that a paste did not bring; it stays while one writes on. */
  const [missing, setMissing] = useState('');
  /** The text as it was last reported, or taken over: another one comes from outside. */
  const known = useRef(value);
  /** What was given, in the editor's own spelling: a text that is as it was given is reported so. */
  const given = useRef<{ value: string; html: string }>({ value, html: '' });
  const handlers = useRef({ onChange, onBlur, onFocus, variables });
  handlers.current = { onChange, onBlur, onFocus, variables };
  const [extensions] = useState(() =>
    extensionsFor(variables && { has: (name) => handlers.current.variables?.includes(name) ?? false }),
  );

  const uploads = useRef({} as ReturnType<typeof usePictureUploads>);
  const editor = useEditor({
    // One that was made while rendering would be destroyed before React shows it, when that takes longer than a millisecond.
    immediatelyRender: false,
    extensions,
    content: value,
    // The style sheet is ours, so that the policy of the page has nothing to allow.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        lang: 'tr',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(required && { 'aria-required': 'true' }),
      },
      handleKeyDown: (_, event) => opensLink(event, () => setDialog('link')),
      handleDoubleClickOn(_view, _at, { type }) {
        if (type.name === 'image') setDialog('picture');
      },
      ...pasteProps(() => ({
        ...uploads.current,
        onTooLong: () => setRefusal(TOO_LONG),
        onMissing: (count) => setMissing(count > 0 ? picturesMissing(count) : ''),
      })),
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
  const pictures = usePictureUploads(editor);
  uploads.current = pictures;
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor?.commands.focus(),
      insertText: (text) => void editor?.chain().focus().insertContent({ type: 'text', text }).run(),
    }),
    [editor],
  );

  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    takeOver(editor, value);
    given.current = { value, html: htmlOf(editor) };
  }, [editor, value]);

  if (!editor) return <Box minH="20rem" />;
  return (
    <Box minW="0">
      <Box id={labelId} fontSize="md" fontWeight="semibold" lineHeight="snug" mb="2">
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </Box>
      <Box css={editorStyle} data-invalid={isInvalid || undefined}>
        <Toolbar
          editor={editor}
          onDialog={setDialog}
          onFiles={(files) => pictures.addAt(files, editor.state.selection.to)}
          hasVideos={hasVideos}
        />
        <EditorContent editor={editor} />
      </Box>
      <Box mt="2" _empty={{ mt: '0' }}>
        <UploadList uploads={pictures.uploads} onRetry={pictures.retry} onCancel={pictures.cancel} />
      </Box>
      <MissingWords editor={editor} isPublished={hasVideos} onDescribe={() => setDialog('picture')} />
      <FieldError id={ids.errorId} error={error ?? (refusal || missing || undefined)} />
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" mt="2">
        <FieldHint id={ids.hintId}>{hint}</FieldHint>
        <WordCount editor={editor} />
      </Box>
      <InsertDialogs
        editor={editor}
        open={dialog}
        onClose={() => setDialog(null)}
        hasVariables={variables !== undefined}
        hasFigures={hasVideos}
      />
    </Box>
  );
}

/** Without the empty paragraphs at the end, of which the editor keeps one to write on in. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}

/** Another text, as after saving or taking over another user's: the cursor stays about where it was. */
function takeOver(editor: Editor, html: string): void {
  const { from, to } = editor.state.selection;
  editor.commands.setContent(html, { emitUpdate: false });
  const end = editor.state.doc.content.size;
  if (editor.isFocused) editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
}

const TOO_LONG = 'Yapıştırılan metin çok uzun; metniniz olduğu gibi kaldı. Daha kısa parçalar hâlinde yapıştırın.';

function opensLink(event: KeyboardEvent, open: () => void): boolean {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
  event.preventDefault();
  event.stopPropagation();
  open();
  return true;
}
