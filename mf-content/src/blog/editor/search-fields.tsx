import {
  META_DESCRIPTION_LENGTH,
  META_TITLE_LENGTH,
  practitionerSettings,
  settingsReader,
  siteName,
  siteSettings,
  toSlug,
} from '@practice/contracts';
import { Box, Flex, Stack } from '@practice/ui';
import { useQuery } from '@practice/ui/data';
import { FormClaimWarning, useFormValues } from '@practice/ui/records';
import { LengthHint, ScoreBadge, SearchResult } from '@practice/ui/seo';
import { BlogSiteDocument } from '../../generated/graphql.ts';
import { editedPosts } from '../posts.ts';

const { Field } = editedPosts;
const settings = { ...siteSettings, ...practitionerSettings };

/** How search engines show the post, with what they take when nothing is written here. */
export function SearchFields() {
  const { title, slug, excerpt, metaTitle, metaDescription } = useFormValues<typeof editedPosts>();
  const { data } = useQuery(BlogSiteDocument, { errorPolicy: 'ignore', staleTime: 10 * 60_000 });
  const shown = { title: metaTitle || title, metaDescription: metaDescription || excerpt };
  return (
    <Stack gap="4">
      <Flex justify="flex-end">
        <Box role="status" aria-label="SEO skoru">
          <ScoreBadge tag={shown} />
        </Box>
      </Flex>
      <Field.Text
        name="metaTitle"
        placeholder={title}
        hint="Boşsa yazının başlığı kullanılır."
        aside={<LengthHint size={shown.title.length} range={META_TITLE_LENGTH} unit="karakter" />}
      />
      <Box>
        <Field.TextArea
          name="metaDescription"
          placeholder={excerpt}
          hint="Boşsa özet kullanılır."
          aside={<LengthHint size={shown.metaDescription.length} range={META_DESCRIPTION_LENGTH} unit="karakter" />}
        />
        <FormClaimWarning names={['metaTitle', 'metaDescription']} isArticle />
      </Box>
      <SearchResult
        address={`/blog/${toSlug(slug || title)}`}
        title={shown.title}
        description={shown.metaDescription}
        siteName={siteName(settingsReader(data?.siteSettings, settings))}
      />
    </Stack>
  );
}
