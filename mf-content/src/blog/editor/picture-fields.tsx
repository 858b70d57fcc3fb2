import { webAddress } from '@practice/contracts';
import { Image, Stack } from '@practice/ui';
import { useFormValues } from '@practice/ui/records';
import { editedPosts } from '../posts.ts';

const { Field } = editedPosts;

/** The picture of the post, in lists and above its text. */
export function PictureFields() {
  const { featuredImage } = useFormValues<typeof editedPosts>();
  const address = webAddress(featuredImage);
  return (
    <Stack gap="4">
      <Field.Text
        name="featuredImage"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="/ veya https:// ile başlar."
      />
      {address ? <Image src={address} alt="" borderRadius="md" maxH="10rem" objectFit="cover" /> : null}
      <Field.Text name="featuredImageAlt" hint="Görselde ne görünüyor? Görmeyenler için kısa bir açıklama." />
    </Stack>
  );
}
