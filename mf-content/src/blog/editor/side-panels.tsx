import { Box, Stack } from '@practice/ui';
import type { ReactNode } from 'react';
import { type EditedPost, editedPosts } from '../posts.ts';
import { CategoryField } from './category-field.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PreviewButton } from './preview/preview-button.tsx';
import { PublicationFields } from './publication-fields.tsx';
import { SearchFields } from './search-fields.tsx';

const { Field } = editedPosts;

/** What belongs to a post beside its text. */
export function SidePanels({ post }: { post: EditedPost | null }) {
  return (
    <Stack gap="4">
      <Panel title="Yayın">
        <PublicationFields post={post} />
        {post ? <PreviewButton id={post.id} /> : null}
      </Panel>
      <Panel title="Yazı bilgileri">
        <CategoryField />
        <Field.Text name="author" hint="Boşsa uzmanın adı kullanılır." />
      </Panel>
      <Panel title="Öne çıkan görsel">
        <PictureFields />
      </Panel>
      <Panel title="Arama sonuçları">
        <SearchFields />
      </Panel>
    </Stack>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Box as="h2" fontWeight="semibold" mb="3">
        {title}
      </Box>
      <Stack gap="4">{children}</Stack>
    </Box>
  );
}
