import { webAddress } from '@practice/contracts';
import { Button, Image, TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import { MediaPicker } from '../../media/media-picker.tsx';
import type { InsertDialogProps } from './insert-dialogs.tsx';

/** A picture by its address, with the words for those who do not see it. */
export function PictureDialog({ editor, onClose }: InsertDialogProps) {
  const chosen = editor.isActive('image') ? editor.getAttributes('image') : undefined;
  const [src, setSrc] = useState(String(chosen?.src ?? ''));
  const [alt, setAlt] = useState(String(chosen?.alt ?? ''));
  const [isPicking, setIsPicking] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const address = webAddress(src);
  const errors = {
    src: address ? undefined : 'Görsel adresi / veya https:// ile başlamalıdır',
    alt: alt.trim() ? undefined : 'Görseli görmeyenler için kısa bir açıklama yazın',
  };

  function submit(): void {
    setIsChecked(true);
    if (!address || errors.alt) return;
    editor.chain().focus().setImage({ src: address, alt: alt.trim() }).run();
    onClose();
  }

  if (isPicking) {
    return (
      <MediaPicker
        onClose={() => setIsPicking(false)}
        onPick={(item) => {
          setSrc(item.url);
          setAlt((current) => current || (item.alt ?? ''));
          setIsPicking(false);
        }}
      />
    );
  }
  return (
    <FormDialog
      open
      title={chosen ? 'Görseli düzenle' : 'Görsel ekle'}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={chosen ? 'Değiştir' : 'Ekle'}
    >
      <Button variant="outline" alignSelf="start" onClick={() => setIsPicking(true)}>
        Kitaplıktan seç…
      </Button>
      <TextField
        label="Görsel adresi"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={src}
        error={isChecked ? errors.src : undefined}
        onChange={({ target }) => setSrc(target.value)}
      />
      <TextField
        label="Alternatif metin"
        required
        maxLength={200}
        hint="Görselde ne görünüyor? Ekran okuyucular bunu okur; görsel açılmazsa yerinde bu yazar."
        value={alt}
        error={isChecked ? errors.alt : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
      {address ? <Image src={address} alt="" maxH="10rem" borderRadius="md" /> : null}
    </FormDialog>
  );
}
