import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { PictureAttributes } from './picture.ts';

/** Where the picture of an upload will stand, and what a paste says of it; a later upload stands after an earlier one. */
type Place = { key: number; at: number; pasted?: PictureAttributes };
type Change = { added?: Place[]; gone?: number };

const places = new PluginKey<readonly Place[]>('uploadPlaces');
const MARK = 'upload:';

/** The address of a picture in pasted HTML that is being uploaded. */
export const uploadMark = (key: number): string => `${MARK}${key}`;

/**
 * Keeps the places of pictures that are being uploaded. They are no part of the text, so neither saving nor undoing meets
 * them. A pasted picture that has an upload's mark for an address becomes such a place in the transaction of the paste.
 */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Place[]>({
      key: places,
      state: { init: () => [], apply: placesAfter },
      appendTransaction: (_transactions, _before, state) => takeMarks(state),
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            placesIn(state).map(({ key, at }) => Decoration.widget(at, () => placeholder(key), { key: String(key) })),
          ),
      },
    }),
  ],
});

export function addPlace(editor: Editor, place: Place): void {
  editor.view.dispatch(editor.state.tr.setMeta(places, { added: [place] } satisfies Change));
}

export function removePlace(editor: Editor, key: number): void {
  editor.view.dispatch(editor.state.tr.setMeta(places, { gone: key } satisfies Change));
}

/** Puts a picture where its upload stood, unless that part of the text has been deleted. The cursor stays where it is. */
export function putPicture(editor: Editor, key: number, attrs: Pick<PictureAttributes, 'src' | 'alt'>): void {
  const place = placesIn(editor.state).find((each) => each.key === key);
  if (!place) return;
  const { pasted } = place;
  editor
    .chain()
    .setMeta(places, { gone: key } satisfies Change)
    .insertContentAt(
      place.at,
      { type: 'image', attrs: { ...pasted, ...attrs, alt: pasted?.alt ?? attrs.alt } },
      { updateSelection: false },
    )
    .run();
}

/** The end of the pictures that follow the text at a position, so that several come in the order in which they were added. */
export function afterPictures({ doc }: EditorState, at: number): number {
  const $at = doc.resolve(at);
  if (!$at.parent.isTextblock || $at.parentOffset < $at.parent.content.size) return at;
  let end = $at.after();
  for (let node = doc.nodeAt(end); node?.type.name === 'image'; node = doc.nodeAt(end)) end += node.nodeSize;
  return end === $at.after() ? at : end;
}

function placesIn(state: EditorState): readonly Place[] {
  return places.getState(state) ?? [];
}

function placesAfter(transaction: Transaction, before: readonly Place[]): readonly Place[] {
  const { added = [], gone = 0 }: Change = transaction.getMeta(places) ?? {};
  // A text that comes from outside takes the place of all, a picture that of an empty line: neither deletes others' places.
  const isKept = gone > 0 || transaction.getMeta('preventUpdate') === true;
  const kept = before.flatMap((place) => {
    const { pos, deletedAcross } = transaction.mapping.mapResult(place.at, place.key < gone ? -1 : 1);
    return place.key === gone || (deletedAcross && !isKept) ? [] : [{ ...place, at: pos }];
  });
  return before.length + added.length === 0 ? before : [...kept, ...added];
}

function takeMarks({ doc, tr }: EditorState): Transaction | null {
  const found: Required<Place>[] = [];
  doc.descendants(({ type, attrs }, at) => {
    const pasted = attrs as PictureAttributes;
    if (type.name === 'image' && pasted.src.startsWith(MARK))
      found.push({ key: Number(pasted.src.slice(MARK.length)), at, pasted });
  });
  if (found.length === 0) return null;
  for (const { at } of [...found].reverse()) tr.delete(at, at + 1);
  return tr.setMeta(places, {
    added: found.map((place) => ({ ...place, at: tr.mapping.map(place.at) })),
  } satisfies Change);
}

/** What is said in it is the list of uploads' to say. */
function placeholder(key: number): HTMLElement {
  const element = document.createElement('div');
  element.dataset.upload = String(key);
  element.textContent = 'Görsel yükleniyor…';
  return element;
}
