import { toSlug } from '@practice/contracts';
import { Box, Grid } from '@practice/ui';
import { PictureChoice } from '@practice/ui/media';
import { FormClaimWarning, useFormContext, useFormValues } from '@practice/ui/records';
import { useRef } from 'react';
import { type Page, pages } from '../pages.ts';
import { ScriptNotice } from './content-fields.tsx';

const { Field } = pages;

/** What the page is called, where it is found, and how it looks. */
export function BasicFields({ page }: { page: Page | null }) {
  const { form } = useFormContext();
  const { title, slug, featuredImage } = useFormValues<typeof pages>();
  const path = toSlug(slug || title);
  const typed = useRef(title);

  /** The address of a new page follows its title until it is written by hand. */
  function followTitle(next: string): void {
    const current = String(form.getValues('slug'));
    const follows = current === '' || (page === null && current === toSlug(typed.current));
    typed.current = next;
    if (follows) form.setValue('slug', toSlug(next).slice(0, 100), { shouldDirty: true });
  }

  return (
    <>
      <ScriptNotice />
      <Box>
        <Field.Text name="title" autoComplete="off" onChange={({ target }) => followTitle(target.value)} />
        <FormClaimWarning names={['title', 'excerpt']} />
      </Box>
      <Field.Text
        name="slug"
        autoComplete="off"
        spellCheck={false}
        placeholder={toSlug(title)}
        hint={path ? `${location.host}/${path}` : 'Boşsa başlıktan oluşturulur.'}
      />
      <Field.TextArea name="excerpt" hint="Başlığın altında ve arama sonuçlarında görünür." />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Field.Select name="status" hint="Ziyaretçiler yalnızca yayındaki sayfaları görür." />
        <Field.Select name="templateName" hint="Sayfanın sitedeki düzeni." />
      </Grid>
      <Field.Checkbox
        name="isHomepage"
        label="Ana sayfa olarak ayarla"
        hint="Yayındayken sitenin ilk sayfası olur; önceki ana sayfanın yerini alır."
      />
      <Field.Text
        name="featuredImage"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="Kitaplıktan seçin ya da bir görselin adresini yapıştırın."
      />
      <PictureChoice
        address={featuredImage}
        onPick={({ url }) => form.setValue('featuredImage', url, { shouldDirty: true })}
      />
    </>
  );
}
