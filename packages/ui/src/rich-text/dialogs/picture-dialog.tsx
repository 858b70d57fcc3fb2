import { CheckboxField, Grid, SelectField, TextField } from '@practice/ui';
import { choicesOf, FormDialog } from '@practice/ui/admin';
import { useState } from 'react';
import type { PictureAttributes } from '../document/picture.ts';
import type { InsertDialogProps } from './insert-dialogs.tsx';

type PictureDialogProps = InsertDialogProps & {
  /** Whether a picture may have more than its words: e-mails have no figures. */
  hasFigures: boolean;
};

const widths = choicesOf({ 33: 'Küçük', 50: 'Yarım', 75: 'Geniş', '': 'Kendi boyutunda' });
const sides = choicesOf({ left: 'Solda', '': 'Ortada', right: 'Sağda' });

/** What belongs to the chosen picture: words for those who do not see it, and how it stands in the text. */
export function PictureDialog({ editor, onClose, hasFigures }: PictureDialogProps) {
  const [picture, setPicture] = useState(editor.getAttributes('image') as PictureAttributes);
  const [isDecoration, setIsDecoration] = useState(picture.alt === '');
  const [isChecked, setIsChecked] = useState(false);
  const change = (changes: Partial<PictureAttributes>) => setPicture((current) => ({ ...current, ...changes }));
  const alt = isDecoration ? '' : picture.alt?.trim() || null;

  function submit(): void {
    setIsChecked(true);
    if (alt === null) return;
    const attributes = { ...picture, alt, caption: picture.caption.trim() };
    editor.chain().focus().updateAttributes('image', attributes).run();
    onClose();
  }

  return (
    <FormDialog open title="Görseli düzenle" onClose={onClose} onSubmit={submit} submitLabel="Değiştir">
      <Grid gap="4">
        <TextField
          label="Alternatif metin"
          required={!isDecoration}
          disabled={isDecoration}
          maxLength={200}
          hint="Görselde ne görünüyor? Ekran okuyucular bunu okur; görsel açılmazsa yerinde bu yazar."
          value={isDecoration ? '' : (picture.alt ?? '')}
          error={isChecked && alt === null ? 'Görseli görmeyenler için kısa bir açıklama yazın' : undefined}
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
                options={widths}
                value={picture.width}
                onChange={({ target }) => change({ width: target.value })}
              />
              <SelectField
                label="Hizalama"
                options={sides}
                value={picture.side}
                onChange={({ target }) => change({ side: target.value })}
              />
            </Grid>
          </>
        ) : null}
      </Grid>
    </FormDialog>
  );
}
