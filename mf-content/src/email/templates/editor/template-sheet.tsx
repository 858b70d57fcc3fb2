import { type RecordEditor, RecordSheet } from '@practice/ui/records';
import { type Template, type TemplateField, templates } from '../templates.ts';
import { TemplateFields } from './template-fields.tsx';

/** The form of a template. */
export function TemplateSheet({ editor }: { editor: RecordEditor<Template, TemplateField> }) {
  return (
    <RecordSheet
      editor={editor}
      size="lg"
      title={(template) => (template ? `Düzenle: ${templates.name(template)}` : 'Yeni şablon')}
    >
      <TemplateFields template={editor.record} />
    </RecordSheet>
  );
}
