import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@practice/contracts';
import { Box, SelectField, Stack, TextField } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { useWatch } from 'react-hook-form';
import { SocialCard } from '../preview/social-card.tsx';
import { errorOf, type FieldsProps } from './field-error.ts';
import { fieldLabels } from './form-values.ts';
import { GuidedField } from './guided-field.tsx';
import { LengthHint } from './length-hint.tsx';

const types = [
  { value: 'website', label: 'Web sitesi (website)' },
  { value: 'article', label: 'Yazı (article)' },
  { value: 'profile', label: 'Kişi (profile)' },
];

/** What a shared link shows, with the card as it will look. */
export function SocialFields({ form }: FieldsProps) {
  const { register } = form;
  const values = useWatch({ control: form.control, compute: (all) => all });
  const isOther = values.ogType !== '' && !types.some(({ value }) => value === values.ogType);
  return (
    <Stack gap="4">
      <GuidedField
        label={fieldLabels.ogTitle}
        hint="Boşsa sayfanın başlığı."
        aside={<LengthHint size={values.ogTitle.length} range={META_TITLE_LENGTH} unit="karakter" />}
        {...errorOf(form, 'ogTitle')}
        {...register('ogTitle')}
      />
      <Box>
        <GuidedField
          label={fieldLabels.ogDescription}
          hint="Boşsa sayfanın açıklaması."
          rows={3}
          aside={<LengthHint size={values.ogDescription.length} range={META_DESCRIPTION_LENGTH} unit="karakter" />}
          {...errorOf(form, 'ogDescription')}
          {...register('ogDescription')}
        />
        <ClaimWarning texts={[values.ogTitle, values.ogDescription]} />
      </Box>
      <TextField
        label={fieldLabels.ogImage}
        hint="1200 × 630 piksel; adres ya da sitedeki yol. Boşsa sitenin görseli."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...errorOf(form, 'ogImage')}
        {...register('ogImage')}
      />
      <SocialCard tag={values} />
      <SelectField
        label={fieldLabels.ogType}
        placeholder="Seçilmedi (website)"
        options={isOther ? [...types, { value: values.ogType, label: values.ogType }] : types}
        {...errorOf(form, 'ogType')}
        {...register('ogType')}
      />
    </Stack>
  );
}
