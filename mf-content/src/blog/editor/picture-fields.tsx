import { Stack } from '@practice/ui';
import { PictureChoice } from '@practice/ui/media';
import { useFormContext, useFormValues } from '@practice/ui/records';
import { editedPosts } from '../posts.ts';

const { Field } = editedPosts;

/** The picture of the post, in lists and above its text. */
export function PictureFields() {
  const { featuredImage, featuredImageAlt } = useFormValues<typeof editedPosts>();
  const { form } = useFormContext();
  return (
    <Stack gap="4">
      <Field.Text
        name="featuredImage"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="Kitaplıktan seçin ya da bir görselin adresini yapıştırın."
      />
      <PictureChoice
        address={featuredImage}
        onPick={({ url, alt }) => {
          form.setValue('featuredImage', url, { shouldDirty: true });
          if (!featuredImageAlt && alt) form.setValue('featuredImageAlt', alt, { shouldDirty: true });
        }}
      />
      <Field.Text name="featuredImageAlt" hint="Görselde ne görünüyor? Görmeyenler için kısa bir açıklama." />
    </Stack>
  );
}
