import { Deferred } from '../deferred/deferred.tsx';
import { lazyModule } from '../deferred/lazy-module.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

// 145 KB, which nothing but the writing of a text needs.
const editor = lazyModule(() => import(/* webpackChunkName: "rich-text" */ './rich-text-editor.tsx'));

export type RichTextFieldProps = RichTextEditorProps;

/** A text with headings, lists, tables, pictures and videos, as HTML; its code is loaded when the first one is shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Deferred module={editor} loading="Düzenleyici yükleniyor…" failed="Düzenleyici şu anda açılamadı" minH="20rem">
      {({ RichTextEditor }) => <RichTextEditor {...props} />}
    </Deferred>
  );
}
