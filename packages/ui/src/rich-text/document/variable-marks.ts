import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

/** Which names between double braces stand for something; asked again whenever the text changes. */
export type KnownVariables = { has: (name: string) => boolean };

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Shows `{{name}}` as a chip with its name, which Backspace deletes as a whole, and one that stands for nothing as a mistake.
 * The text stays plain text.
 */
export function variableMarks(known: KnownVariables) {
  return Extension.create({
    name: 'variableMarks',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => DecorationSet.create(doc, marksIn(doc, known)),
          handleKeyDown: (view, { key }) => key === 'Backspace' && deleteChip(view, known),
        },
      }),
    ],
  });
}

function marksIn(doc: Node, known: KnownVariables): Decoration[] {
  const marks: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const { 0: text, 1: name = '', index } of node.text?.matchAll(VARIABLE) ?? []) {
      const [from, to] = [position + index, position + index + text.length];
      if (!known.has(name)) {
        marks.push(Decoration.inline(from, to, { 'data-variable': 'unknown' }));
        continue;
      }
      const start = from + text.indexOf(name);
      const end = start + name.length;
      marks.push(
        Decoration.inline(from, start, { 'data-brace': '' }),
        Decoration.inline(end, to, { 'data-brace': '' }),
      );
      marks.push(Decoration.inline(start, end, { 'data-variable': 'known' }));
    }
  });
  return marks;
}

/** Deletes the chip before the cursor, whose closing braces are not seen. */
function deleteChip({ state, dispatch }: EditorView, known: KnownVariables): boolean {
  const { $from, empty } = state.selection;
  const [text, name = ''] = /\{\{\s*([^{}]*?)\s*\}\}$/.exec($from.nodeBefore?.text ?? '') ?? [''];
  if (!empty || !text || !known.has(name)) return false;
  dispatch(state.tr.delete($from.pos - text.length, $from.pos));
  return true;
}
