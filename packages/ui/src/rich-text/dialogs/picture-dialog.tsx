import { webAddress } from '@practice/contracts';
import { Button, CheckboxField, Grid, Image, SelectField, TextField } from '@practice/ui';
import { FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import { MediaPicker } from '../../media/media-picker.tsx';
import { type PictureAttributes, pictureSides, pictureWidths } from '../document/picture.ts';
import type { InsertDialogProps } from './insert-dialogs.tsx';

type PictureDialogProps = InsertDialogProps & {
  /** Whether a picture may have more than its words: e-mails have no figures. */
  hasFigures: boolean;
};

const unknown: PictureAttributes = { src: '', alt: null, caption: '', width: '', side: '' };

/** A picture of the library or by its address, with the words for those who do not see it, and how it stands in the text. */
export function PictureDialog({ editor, onClose, hasFigures }: PictureDialogProps) {
  const isChosen = editor.isActive('image');
  const [picture, setPicture] = useState(isChosen ? (editor.getAttributes('image') as PictureAttributes) : unknown);
  const [isDecoration, setIsDecoration] = useState(picture.alt === '');
  const [isPicking, setIsPicking] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const change = (changes: Partial<PictureAttributes>) => setPicture((current) => ({ ...current, ...changes }));
  const alt = isDecoration ? '' : picture.alt?.trim() || null;
  const src = webAddress(picture.src);
  const errors = {
    src: src ? undefined : 'Görsel adresi / veya https:// ile başlamalıdır',
    alt: alt === null ? 'Görseli görmeyenler için kısa bir açıklama yazın' : undefined,
  };

  function submit(): void {
    setIsChecked(true);
    if (!src || errors.alt) return;
    const attrs = { ...picture, src, alt, caption: picture.caption.trim() };
    const chain = editor.chain().focus();
    (isChosen ? chain.updateAttributes('image', attrs) : chain.insertContent({ type: 'image', attrs })).run();
    onClose();
  }

  if (isPicking) {
    return (
      <MediaPicker
        onClose={() => setIsPicking(false)}
        onPick={(item) => {
          change({ src: item.url, alt: picture.alt || (item.alt ?? null) });
          setIsPicking(false);
        }}
      />
    );
  }
  return (
    <FormDialog
      open
      title={isChosen ? 'Görseli düzenle' : 'Görsel ekle'}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={isChosen ? 'Değiştir' : 'Ekle'}
    >
      {src ? <Image src={src} alt="" maxH="10rem" borderRadius="md" /> : null}
      <TextField
        label="Alternatif metin"
        required={!isDecoration}
        disabled={isDecoration}
        maxLength={200}
        hint="Görselde ne görünüyor? Ekran okuyucular bunu okur; görsel açılmazsa yerinde bu yazar."
        value={isDecoration ? '' : (picture.alt ?? '')}
        error={isChecked ? errors.alt : undefined}
        onChange={({ target }) => change({ alt: target.value })}
      />
      <CheckboxField
        label="Süs görseli: bir şey anlatmıyor, ekran okuyucular atlasın"
        checked={isDecoration}
        onChange={({ target }) => setIsDecoration(target.checked)}
      />
      {hasFigures ? (
        <>
          <TextField
            label="Alt yazı"
            maxLength={300}
            hint="Görselin altında görünür."
            value={picture.caption}
            onChange={({ target }) => change({ caption: target.value })}
          />
          <Grid templateColumns="1fr 1fr" gap="4">
            <SelectField
              label="Genişlik"
              options={pictureWidths}
              value={picture.width}
              onChange={({ target }) => change({ width: target.value })}
            />
            <SelectField
              label="Hizalama"
              options={pictureSides}
              value={picture.side}
              onChange={({ target }) => change({ side: target.value })}
            />
          </Grid>
        </>
      ) : null}
      <TextField
        label="Görsel adresi"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={picture.src}
        error={isChecked ? errors.src : undefined}
        onChange={({ target }) => change({ src: target.value })}
      />
      <Button variant="outline" alignSelf="start" onClick={() => setIsPicking(true)}>
        Kitaplıktan seç…
      </Button>
    </FormDialog>
  );
}
