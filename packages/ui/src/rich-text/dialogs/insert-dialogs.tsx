import type { Editor } from '@tiptap/react';
import { MediaPicker } from '../../media/media-picker.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

export type DialogKind = 'library' | 'link' | 'picture' | 'video';

export type InsertDialogProps = { editor: Editor; onClose: () => void };

type InsertDialogsProps = InsertDialogProps & {
  open: DialogKind | null;
  /** A link may lead to a variable. */
  hasVariables: boolean;
  hasFigures: boolean;
};

/** The dialog of what is being put into the text; closing it leads back to the text. */
export function InsertDialogs({ open, onClose, editor, hasVariables, hasFigures }: InsertDialogsProps) {
  function close(): void {
    onClose();
    requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus());
  }
  const props = { editor, onClose: close };
  if (open === 'link') return <LinkDialog {...props} hasVariables={hasVariables} />;
  if (open === 'picture') return <PictureDialog {...props} hasFigures={hasFigures} />;
  if (open === 'video') return <VideoDialog {...props} />;
  if (open !== 'library') return null;
  return (
    <MediaPicker
      onClose={close}
      onPick={({ url, alt }) => {
        editor.commands.insertContent({ type: 'image', attrs: { src: url, alt: alt || null } });
        close();
      }}
    />
  );
}
