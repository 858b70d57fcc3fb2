import { webAddress } from '@practice/contracts';
import { Button, Image, Stack } from '@practice/ui';
import { MediaPicker } from '@practice/ui/media';
import { useFormContext, useFormValues } from '@practice/ui/records';
import { useState } from 'react';
import { editedPosts } from '../posts.ts';

const { Field } = editedPosts;

/** The picture of the post, in lists and above its text. */
export function PictureFields() {
  const { featuredImage, featuredImageAlt } = useFormValues<typeof editedPosts>();
  const { form } = useFormContext();
  const [isPicking, setIsPicking] = useState(false);
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
      <Button variant="outline" alignSelf="start" onClick={() => setIsPicking(true)}>
        Kitaplıktan seç…
      </Button>
      {isPicking ? (
        <MediaPicker
          onClose={() => setIsPicking(false)}
          onPick={({ url, alt }) => {
            form.setValue('featuredImage', url, { shouldDirty: true });
            if (!featuredImageAlt && alt) form.setValue('featuredImageAlt', alt, { shouldDirty: true });
            setIsPicking(false);
          }}
        />
      ) : null}
      {address ? <Image src={address} alt="" borderRadius="md" maxH="10rem" objectFit="cover" /> : null}
      <Field.Text name="featuredImageAlt" hint="Görselde ne görünüyor? Görmeyenler için kısa bir açıklama." />
    </Stack>
  );
}
