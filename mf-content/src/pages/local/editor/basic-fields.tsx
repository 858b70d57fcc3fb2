import { toSlug } from '@practice/contracts';
import { Box, Grid } from '@practice/ui';
import { FormClaimWarning, useFormContext, useFormValues } from '@practice/ui/records';
import { useRef } from 'react';
import { type LocalPage, localPages } from '../local-page-records.ts';

const { Field } = localPages;

function slugOfCity(cityName: string): string {
  const city = toSlug(cityName);
  return city === '' ? '' : `${city}-cocuk-psikologu`;
}

/** Which city it is, where its page is found, and its figures. */
export function BasicFields({ page }: { page: LocalPage | null }) {
  const { form } = useFormContext();
  const { cityName, slug } = useFormValues<typeof localPages>();
  const typed = useRef(cityName);

  /** The address of a new page follows the city until it is written by hand. */
  function followCity(next: string): void {
    const current = String(form.getValues('slug'));
    const follows = page === null && (current === '' || current === slugOfCity(typed.current));
    typed.current = next;
    if (follows) form.setValue('slug', slugOfCity(next).slice(0, 100), { shouldDirty: true });
  }

  return (
    <>
      <Field.Text name="cityName" autoComplete="off" onChange={({ target }) => followCity(target.value)} />
      <Field.Text
        name="slug"
        autoComplete="off"
        spellCheck={false}
        hint={`${location.host}/${toSlug(slug) || slugOfCity(cityName)}`}
      />
      <Box>
        <Field.Text name="title" />
        <FormClaimWarning names={['title', 'specialFeature']} />
      </Box>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Field.Text name="distanceFromCorlu" hint="Örneğin “35 dakika”." />
        <Field.Text name="specialFeature" />
        <Field.Text name="population" />
        <Field.Text name="childShare" />
        <Field.Text name="schoolCount" />
        <Field.Text name="familyCount" />
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 10rem' }} gap="4" alignItems="start">
        <Field.Text name="figuresSource" hint="Örneğin “TÜİK”. Yılıyla birlikte rakamların altında görünür." />
        <Field.Text name="figuresYear" hint="Örneğin 2024." />
      </Grid>
      <Field.Checkbox name="isActive" label="Aktif" hint="Pasif bir sayfa sitede görünmez." />
    </>
  );
}
