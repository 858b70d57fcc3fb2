import { useFormContext } from '@practice/ui/records';
import { useRef } from 'react';
import { useSeoPages } from '../../seo-pages/use-seo-pages.ts';
import { pathOf } from '../record/meta-tag.ts';
import { metaTags } from '../record/meta-tags.ts';

const { Field } = metaTags;

/** Which page the tag belongs to, and whether it is used. */
export function BasicFields() {
  const { form } = useFormContext();
  const listed = useSeoPages().named ?? [];
  const current = String(form.getValues('pageKey'));
  const known = listed.map(({ key, name }) => ({ value: key, label: name }));
  const isListed = current === '' || listed.some(({ key }) => key === current);
  const options = isListed
    ? known
    : [...known, { value: current, label: String(form.getValues('pageUrl')) || current }];
  const followed = useRef(pathOf(String(form.getValues('pageKey'))));

  /** The address follows the page until it is written by hand. */
  function follow(pageKey: string): void {
    const isOwn = !['', followed.current].includes(String(form.getValues('pageUrl')));
    followed.current = pathOf(pageKey);
    if (!isOwn && followed.current !== '') form.setValue('pageUrl', followed.current, { shouldDirty: true });
  }

  return (
    <>
      <Field.Select
        name="pageKey"
        placeholder="Sayfa seçin"
        options={options}
        hint="Adresi kendiliğinden gelir."
        onChange={({ target }) => follow(target.value)}
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
