import { readVideo } from '@practice/contracts';
import { TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { InsertDialogProps } from './insert-dialogs.tsx';

/** A video of YouTube or Vimeo by its link, with a title. */
export function VideoDialog({ editor, onClose }: InsertDialogProps) {
  const chosen = editor.isActive('video') ? editor.getAttributes('video') : undefined;
  const [link, setLink] = useState(String(chosen?.address ?? ''));
  const [title, setTitle] = useState(String(chosen?.title ?? ''));
  const [isChecked, setIsChecked] = useState(false);
  const video = readVideo(link);
  const errors = {
    link: video ? undefined : 'YouTube ya da Vimeo’daki bir videonun bağlantısını girin',
    title: title.trim() ? undefined : 'Videoya bir başlık yazın',
  };

  function submit(): void {
    setIsChecked(true);
    if (!video || errors.title) return;
    const node = { type: 'video', attrs: { address: video.address, title: title.trim() } };
    const list = chosen ? undefined : endOfList(editor);
    const chain = editor.chain().focus();
    (list === undefined ? chain.insertContent(node) : chain.insertContentAt(list, node)).run();
    onClose();
  }

  return (
    <FormDialog
      open
      title={chosen ? 'Videoyu düzenle' : 'Video ekle'}
      description="Ziyaretçi oynatana kadar videonun sitesinden hiçbir şey yüklenmez."
      onClose={onClose}
      onSubmit={submit}
      submitLabel={chosen ? 'Değiştir' : 'Ekle'}
    >
      <TextField
        label="Video bağlantısı"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={link}
        error={isChecked ? errors.link : undefined}
        onChange={({ target }) => setLink(target.value)}
      />
      <TextField
        label="Başlık"
        required
        maxLength={200}
        value={title}
        error={isChecked ? errors.title : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
    </FormDialog>
  );
}

/** The end of the list in which one writes, the outermost of several: a video stands after it, not in one of its items. */
function endOfList({ state }: Editor): number | undefined {
  const { $from } = state.selection;
  for (let depth = 1; depth <= $from.depth; depth += 1) {
    if (['bulletList', 'orderedList'].includes($from.node(depth).type.name)) return $from.after(depth);
  }
  return undefined;
}
