import { readVideo } from '@practice/contracts';
import { TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
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
    editor.chain().focus().insertContent(node).run();
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
