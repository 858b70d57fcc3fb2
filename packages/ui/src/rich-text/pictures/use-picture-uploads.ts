import type { MediaItemRecord } from '@practice/contracts';
import { FormUploadsContext, useStaff } from '@practice/ui/back-office';
import type { Editor } from '@tiptap/react';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { uploadImage } from '../../media/upload-image.ts';
import { type Sending, useUploads } from '../../uploads/use-uploads.ts';
import { addPlace, afterPictures, putPicture, removePlace } from '../document/upload-places.ts';

type Uploaded = { place: number; item: MediaItemRecord };

/**
 * Uploads pictures into a text: each has its place there at once, and stands in it when it has arrived. What is typed
 * in between stays.
 */
export function usePictureUploads(editor: Editor | null) {
  const { fetch } = useStaff();
  if (!useContext(FormUploadsContext)) throw new Error('The form of a rich text does not wait for its pictures');
  const lastPlace = useRef(0);
  const send = useCallback(
    async ({ kind: place, ...sending }: Sending<number>): Promise<Uploaded> => ({
      place,
      item: await uploadImage({ ...sending, fetch }),
    }),
    [fetch],
  );
  const put = useCallback(
    ({ place, item }: Uploaded) => editor && putPicture(editor, place, { src: item.url, alt: item.alt || null }),
    [editor],
  );
  const { uploads, add, retry, cancel } = useUploads<number, Uploaded>({ send, onUploaded: put });

  useEffect(() => {
    for (const { kind, progress, state } of uploads) {
      const place = editor?.view.dom.querySelector(`[data-upload="${kind}"]`);
      const words = state === 'failed' ? 'Görsel yüklenemedi' : `Görsel yükleniyor… %${Math.round(progress * 100)}`;
      if (place) place.textContent = words;
    }
  }, [editor, uploads]);

  /** Begins an upload, and gives the number of the place that it needs in the text. */
  function begin(file: File): number {
    lastPlace.current += 1;
    add([file], lastPlace.current);
    return lastPlace.current;
  }

  return {
    uploads,
    retry,
    begin,
    addAt(files: readonly File[], at: number): void {
      if (!editor) return;
      const place = afterPictures(editor.state, at);
      for (const file of files) addPlace(editor, { key: begin(file), at: place });
    },
    cancel(key: number): void {
      const place = uploads.find((each) => each.key === key)?.kind;
      if (editor && place !== undefined) removePlace(editor, place);
      cancel(key);
    },
  };
}
