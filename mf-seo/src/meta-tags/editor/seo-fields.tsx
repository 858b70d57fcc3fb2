import { META_DESCRIPTION_LENGTH, META_KEYWORDS, META_TITLE_LENGTH, robotsOptions } from '@practice/contracts';
import { Box, SelectField, Stack, TextField } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { useWatch } from 'react-hook-form';
import { SearchPreview } from '../preview/search-preview.tsx';
import { keywordCount } from '../record/meta-tag.ts';
import { errorOf, type FieldsProps } from './field-error.ts';
import { fieldLabels } from './form-values.ts';
import { GuidedField } from './guided-field.tsx';
import { LengthHint } from './length-hint.tsx';

const robotsWords: Record<(typeof robotsOptions)[number], string> = {
  'index, follow': 'index, follow: sayfa aranır, bağlantılar izlenir',
  'noindex, nofollow': 'noindex, nofollow: sayfa aranmaz, bağlantılar izlenmez',
  'index, nofollow': 'index, nofollow: sayfa aranır, bağlantılar izlenmez',
  'noindex, follow': 'noindex, follow: sayfa aranmaz, bağlantılar izlenir',
};

/** What search engines are told, with the result as it will look. */
export function SeoFields({ form }: FieldsProps) {
  const { register } = form;
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { title, metaDescription, metaKeywords } = values;
  return (
    <Stack gap="4">
      <GuidedField
        label={fieldLabels.title}
        aside={<LengthHint size={title.length} range={META_TITLE_LENGTH} unit="karakter" />}
        {...errorOf(form, 'title')}
        {...register('title')}
      />
      <Box>
        <GuidedField
          label={fieldLabels.metaDescription}
          rows={3}
          aside={<LengthHint size={metaDescription.length} range={META_DESCRIPTION_LENGTH} unit="karakter" />}
          {...errorOf(form, 'metaDescription')}
          {...register('metaDescription')}
        />
        <ClaimWarning texts={[title, metaDescription]} />
      </Box>
      <GuidedField
        label={fieldLabels.metaKeywords}
        hint="Virgülle ayırın."
        aside={<LengthHint size={keywordCount(metaKeywords)} range={META_KEYWORDS} unit="kelime" />}
        {...errorOf(form, 'metaKeywords')}
        {...register('metaKeywords')}
      />
      <SearchPreview tag={values} />
      <TextField
        label={fieldLabels.canonicalUrl}
        hint="Boşsa sayfanın kendi adresi kullanılır."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...errorOf(form, 'canonicalUrl')}
        {...register('canonicalUrl')}
      />
      <SelectField
        label={fieldLabels.robots}
        options={robotsOptions.map((value) => ({ value, label: robotsWords[value] }))}
        {...errorOf(form, 'robots')}
        {...register('robots')}
      />
    </Stack>
  );
}
