import { META_DESCRIPTION_LENGTH, META_KEYWORDS, META_TITLE_LENGTH, toSlug } from '@practice/contracts';
import { Box, Flex } from '@practice/ui';
import { FormClaimWarning, useFormValues } from '@practice/ui/records';
import { LengthHint, ScoreBadge } from '@practice/ui/seo';
import { keywordCount, SearchPreview } from '../../search/search-preview.tsx';
import { localPages } from '../local-page-records.ts';

const { Field } = localPages;

/** What search engines show of the page; saving puts it into the page's meta tag. */
export function SeoFields() {
  const { slug, metaTitle, metaDescription, metaKeywords } = useFormValues<typeof localPages>();
  return (
    <>
      <Flex justify="flex-end">
        <Box role="status" aria-label="SEO skoru">
          <ScoreBadge tag={{ title: metaTitle, metaDescription, metaKeywords }} />
        </Box>
      </Flex>
      <Field.Text
        name="metaTitle"
        hint={`${metaTitle.length}/${META_TITLE_LENGTH.max} karakter`}
        aside={<LengthHint size={metaTitle.length} range={META_TITLE_LENGTH} unit="karakter" />}
      />
      <Box>
        <Field.TextArea
          name="metaDescription"
          hint={`${metaDescription.length}/${META_DESCRIPTION_LENGTH.max} karakter`}
          aside={<LengthHint size={metaDescription.length} range={META_DESCRIPTION_LENGTH} unit="karakter" />}
        />
        <FormClaimWarning names={['metaTitle', 'metaDescription']} />
      </Box>
      <Field.Text
        name="metaKeywords"
        hint="Virgülle ayırın."
        aside={<LengthHint size={keywordCount(metaKeywords)} range={META_KEYWORDS} unit="kelime" />}
      />
      <SearchPreview address={`/${toSlug(slug)}`} title={metaTitle} description={metaDescription} />
    </>
  );
}
