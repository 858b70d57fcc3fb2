import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Which names between double braces stand for something; asked again whenever the text changes. */
export type KnownVariables = { has: (name: string) => boolean };

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Shows `{{name}}` as what it is, and one that stands for nothing as a mistake. The text stays plain text. */
export function variableMarks(known: KnownVariables) {
  return Extension.create({
    name: 'variableMarks',
    addProseMirrorPlugins: () => [
      new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, marksIn(doc, known)) } }),
    ],
  });
}

function marksIn(doc: Node, known: KnownVariables): Decoration[] {
  const marks: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const { 0: text, 1: name = '', index } of node.text?.matchAll(VARIABLE) ?? []) {
      const from = position + index;
      const kind = known.has(name) ? 'known' : 'unknown';
      marks.push(Decoration.inline(from, from + text.length, { 'data-variable': kind }));
    }
  });
  return marks;
}
