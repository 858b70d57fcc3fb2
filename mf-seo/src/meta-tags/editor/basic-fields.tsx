import { useFormContext } from '@practice/ui/records';
import { pages } from '../record/meta-tag.ts';
import { metaTags } from '../record/meta-tags.ts';

const { Field } = metaTags;

/** Which page the tag belongs to, and whether it is used. */
export function BasicFields() {
  const { form } = useFormContext();
  return (
    <>
      <datalist id="meta-tag-pages">
        {Object.entries(pages).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </datalist>
      <Field.Text
        name="pageKey"
        hint="home, services, blog, contact, appointment; şehir sayfaları için local-{adres}."
        list="meta-tag-pages"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          const page = (pages as Record<string, { path: string }>)[target.value];
          if (page && form.getValues('pageUrl') === '') form.setValue('pageUrl', page.path, { shouldDirty: true });
        }}
      />
      <Field.Text
        name="pageUrl"
        hint="Sitedeki yolu, örneğin /randevu."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <Field.Checkbox
        name="isActive"
        label="Aktif"
        hint="Pasif bir tag kullanılmaz; sayfa kendi başlığı ve açıklamasıyla görünür."
      />
    </>
  );
}
