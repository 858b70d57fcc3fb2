import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { uploadMark } from '../document/upload-places.ts';
import { cleanPastedHtml, MAX_PASTED } from './clean-pasted-html.ts';
import { filesOfPaste, lengthOfPaste, pictureOfAddress } from './pasted-pictures.ts';

type PasteHandlers = {
  /** Begins an upload, and gives the number of its place. */
  begin: (file: File) => number;
  addAt: (files: readonly File[], at: number) => void;
  onTooLong: () => void;
  /** How many pictures a paste named and did not bring. */
  onMissing: (count: number) => void;
};

/** What is done with what is pasted and dropped: pictures are uploaded, texts come without the looks of their program. */
export function pasteProps(handlers: () => PasteHandlers): EditorProps {
  function takeFiles(event: Event, files: readonly File[], at: number): boolean {
    if (files.length === 0) return false;
    event.preventDefault();
    handlers().onMissing(0);
    handlers().addAt(files, at);
    return true;
  }

  return {
    // Before the editor reads the HTML beside the files, whose pictures would be uploaded as well.
    handleDOMEvents: {
      paste({ state }, event) {
        if (lengthOfPaste(event) <= MAX_PASTED) return takeFiles(event, filesOfPaste(event), state.selection.to);
        event.preventDefault();
        handlers().onTooLong();
        return true;
      },
      drop: (view, event) =>
        !view.dragging && takeFiles(event, [...(event.dataTransfer?.files ?? [])], placeOf(view, event)),
    },
    transformPastedHTML(html) {
      let missing = 0;
      const clean = cleanPastedHtml(html, (address) => {
        const file = pictureOfAddress(address);
        if (file) return uploadMark(handlers().begin(file));
        missing += 1;
        return undefined;
      });
      handlers().onMissing(missing);
      return clean;
    },
  };
}

function placeOf(view: EditorView, { clientX: left, clientY: top }: DragEvent): number {
  return view.posAtCoords({ left, top })?.pos ?? view.state.doc.content.size;
}
