import { META_DESCRIPTION_LENGTH, META_KEYWORDS, META_TITLE_LENGTH, toSlug } from '@practice/contracts';
import { Box, Flex } from '@practice/ui';
import { FormClaimWarning, useFormValues } from '@practice/ui/records';
import { LengthHint, ScoreBadge } from '@practice/ui/seo';
import { keywordCount, SearchPreview } from '../../search/search-preview.tsx';
import { pages } from '../pages.ts';

const { Field } = pages;

/** How search engines show the page, with what they take when nothing is written here. */
export function SearchFields() {
  const { title, slug, excerpt, isHomepage, metaTitle, metaDescription, metaKeywords } = useFormValues<typeof pages>();
  const shown = { title: metaTitle || title, metaDescription: metaDescription || excerpt, metaKeywords };
  return (
    <>
      <Flex justify="flex-end">
        <Box role="status" aria-label="SEO skoru">
          <ScoreBadge tag={shown} />
        </Box>
      </Flex>
      <Field.Text
        name="metaTitle"
        placeholder={title}
        hint="Boşsa sayfanın başlığı kullanılır; en fazla 60 karakter."
        aside={<LengthHint size={shown.title.length} range={META_TITLE_LENGTH} unit="karakter" />}
      />
      <Box>
        <Field.TextArea
          name="metaDescription"
          placeholder={excerpt}
          hint="Boşsa özet kullanılır; en fazla 160 karakter."
          aside={<LengthHint size={shown.metaDescription.length} range={META_DESCRIPTION_LENGTH} unit="karakter" />}
        />
        <FormClaimWarning names={['metaTitle', 'metaDescription']} />
      </Box>
      <Field.Text
        name="metaKeywords"
        hint="Virgülle ayırın."
        aside={<LengthHint size={keywordCount(metaKeywords)} range={META_KEYWORDS} unit="kelime" />}
      />
      <SearchPreview
        address={isHomepage ? '/' : `/${toSlug(slug || title)}`}
        title={shown.title}
        description={shown.metaDescription}
      />
    </>
  );
}
