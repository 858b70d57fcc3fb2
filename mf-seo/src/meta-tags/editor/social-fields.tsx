import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@practice/contracts';
import { Box } from '@practice/ui';
import { PictureChoice } from '@practice/ui/media';
import { FormClaimWarning, useFormContext, useFormValues } from '@practice/ui/records';
import { LengthHint } from '@practice/ui/seo';
import { SocialCard } from '../preview/social-card.tsx';
import { metaTags } from '../record/meta-tags.ts';

const { Field } = metaTags;

const types = [
  { value: 'website', label: 'Web sitesi (website)' },
  { value: 'article', label: 'Yazı (article)' },
  { value: 'profile', label: 'Kişi (profile)' },
];

/** The fields of shared links, with a preview of the card. */
export function SocialFields() {
  const values = useFormValues<typeof metaTags>();
  const { form } = useFormContext();
  const isOther = values.ogType !== '' && !types.some(({ value }) => value === values.ogType);
  return (
    <>
      <Field.Text
        name="ogTitle"
        hint="Boşsa sayfanın başlığı."
        aside={<LengthHint size={values.ogTitle.length} range={META_TITLE_LENGTH} unit="karakter" />}
      />
      <Box>
        <Field.TextArea
          name="ogDescription"
          hint="Boşsa sayfanın açıklaması."
          aside={<LengthHint size={values.ogDescription.length} range={META_DESCRIPTION_LENGTH} unit="karakter" />}
        />
        <FormClaimWarning names={['ogTitle', 'ogDescription']} />
      </Box>
      <Field.Text
        name="ogImage"
        hint="1200 × 630 piksel; adres ya da sitedeki yol. Boşsa sitenin görseli."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <PictureChoice
        address={values.ogImage}
        hasPreview={false}
        onPick={({ url }) => form.setValue('ogImage', url, { shouldDirty: true })}
      />
      <SocialCard tag={values} />
      <Field.Select
        name="ogType"
        placeholder="Seçilmedi (website)"
        options={isOther ? [...types, { value: values.ogType, label: values.ogType }] : types}
      />
    </>
  );
}
