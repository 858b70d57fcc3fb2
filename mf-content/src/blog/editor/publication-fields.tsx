import { Stack, Text } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { useFormValues } from '@practice/ui/records';
import { InstantField } from '../../fields/instant-field.tsx';
import { type EditedPost, editedPosts } from '../posts.ts';

const { Field } = editedPosts;

/** Whether and when visitors see the post, in Istanbul time. */
export function PublicationFields({ post }: { post: EditedPost | null }) {
  const { status } = useFormValues<typeof editedPosts>();
  return (
    <Stack gap="4">
      <Field.Select name="status" hint={hints[status as keyof typeof hints]} />
      {status === 'scheduled' ? (
        <Field.Controlled name="publishedAt">
          {({ ref: _, name: __, ...input }) => <InstantField {...input} required />}
        </Field.Controlled>
      ) : null}
      {status === 'draft' ? null : (
        <Field.Controlled name="unpublishAt">
          {({ ref: _, name: __, ...input }) => (
            <InstantField {...input} hint="Boşsa yazı yayında kalır. O anda yeniden taslak olur." />
          )}
        </Field.Controlled>
      )}
      {post && status === 'published' && post.status === 'published' ? (
        <Text color="fg.muted" fontSize="sm">
          {`${formatDateTime(post.publishedAt)} tarihinden beri yayında.`}
        </Text>
      ) : null}
    </Stack>
  );
}

const hints = {
  draft: 'Yalnızca ekibiniz görür.',
  scheduled: 'Seçtiğiniz tarih ve saatte (İstanbul) yayınlanır.',
  published: 'Kaydettiğinizde herkes görür.',
};
