import { toSlug } from '@practice/contracts';
import { Box, Stack } from '@practice/ui';
import { ClaimWarning } from '@practice/ui/admin';
import { FormClaimWarning, useFormValues } from '@practice/ui/records';
import { RichTextField } from '@practice/ui/rich-text';
import { useMemo } from 'react';
import { type EditedPost, editedPosts } from '../posts.ts';
import { FormerAddresses } from './former-addresses.tsx';
import { wordsOf } from './words-of.ts';

const { Field } = editedPosts;

/** Title, address, excerpt and the text itself. */
export function TextFields({ post }: { post: EditedPost | null }) {
  const { title, slug, content } = useFormValues<typeof editedPosts>();
  const path = toSlug(slug || title);
  return (
    <Stack gap="5">
      <Box>
        <Field.Text name="title" autoComplete="off" />
        <FormClaimWarning names={['title']} isArticle />
      </Box>
      <Field.Text
        name="slug"
        autoComplete="off"
        spellCheck={false}
        placeholder={toSlug(title)}
        hint={path ? `${location.host}/blog/${path}` : 'Boşsa başlıktan oluşturulur.'}
      />
      {post ? <FormerAddresses slug={post.slug} /> : null}
      <Box>
        <Field.TextArea name="excerpt" hint="Listelerde ve paylaşımlarda görünür; boşsa metnin başı kullanılır." />
        <FormClaimWarning names={['excerpt']} isArticle />
      </Box>
      <Field.Controlled name="content">
        {({ name: _, value, onChange, onBlur, label, error, ref }) => (
          <RichTextField ref={ref} label={label} value={value} onChange={onChange} onBlur={onBlur} error={error} />
        )}
      </Field.Controlled>
      <TextClaims html={content} />
    </Stack>
  );
}

/** Warns of what health-advertising rules restrict, in the words of the text. */
function TextClaims({ html }: { html: string }) {
  const words = useMemo(() => wordsOf(html), [html]);
  return <ClaimWarning texts={[words]} isArticle />;
}
