import type { EmailTemplateCategory } from '@practice/contracts';
import { Button } from '@practice/ui';
import { EyeIcon } from '@practice/ui/icons';
import { type FormValuesOf, type RecordEditor, RecordSheet } from '@practice/ui/records';
import { useState } from 'react';
import { PreviewSheet } from '../preview/preview-sheet.tsx';
import { type Template, type TemplateField, templates } from '../templates.ts';
import { storedTexts } from '../variable-labels.ts';
import { TemplateFields } from './template-fields.tsx';

/** The form of a template, with a preview of what is typed. */
export function TemplateSheet({ editor }: { editor: RecordEditor<Template, TemplateField> }) {
  const [previewed, setPreviewed] = useState<FormValuesOf<typeof templates> | null>(null);
  return (
    <>
      <RecordSheet
        editor={editor}
        size="lg"
        title={(template) => (template ? `Düzenle: ${templates.name(template)}` : 'Yeni şablon')}
        aside={({ form }) => (
          <Button variant="outline" onClick={() => setPreviewed(form.getValues() as FormValuesOf<typeof templates>)}>
            <EyeIcon />
            Önizle
          </Button>
        )}
      >
        <TemplateFields template={editor.record} />
      </RecordSheet>
      {previewed ? (
        <PreviewSheet
          id={editor.record?.id ?? null}
          category={previewed.category as EmailTemplateCategory}
          name={previewed.name || 'Yeni şablon'}
          draft={storedTexts(previewed)}
          onClose={() => setPreviewed(null)}
        />
      ) : null}
    </>
  );
}
