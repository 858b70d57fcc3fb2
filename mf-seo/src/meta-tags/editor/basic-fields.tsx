import { CheckboxField, Stack, TextField } from '@practice/ui';
import { pages } from '../record/meta-tag.ts';
import { errorOf, type FieldsProps } from './field-error.ts';
import { fieldLabels } from './form-values.ts';

/** Which page the tag belongs to, and whether it is used. */
export function BasicFields({ form }: FieldsProps) {
  const { register, setValue, getValues } = form;
  return (
    <Stack gap="4">
      <datalist id="meta-tag-pages">
        {Object.entries(pages).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        label={fieldLabels.pageKey}
        hint="home, services, blog, contact, appointment; şehir sayfaları için local-{adres}."
        required
        list="meta-tag-pages"
        autoComplete="off"
        spellCheck={false}
        {...errorOf(form, 'pageKey')}
        {...register('pageKey', {
          onChange: ({ target }) => {
            const known = (pages as Record<string, { path: string }>)[target.value];
            if (known && getValues('pageUrl') === '') setValue('pageUrl', known.path, { shouldDirty: true });
          },
        })}
      />
      <TextField
        label={fieldLabels.pageUrl}
        hint="Sitedeki yolu, örneğin /randevu."
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...errorOf(form, 'pageUrl')}
        {...register('pageUrl')}
      />
      <CheckboxField
        label="Aktif"
        hint="Pasif bir tag kullanılmaz; sayfa kendi başlığı ve açıklamasıyla görünür."
        {...register('isActive')}
      />
    </Stack>
  );
}
