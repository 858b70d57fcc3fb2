import { META_DESCRIPTION_LENGTH, META_KEYWORDS, META_TITLE_LENGTH } from '@practice/contracts';
import { Box } from '@practice/ui';
import { FormClaimWarning, useFormValues } from '@practice/ui/records';
import { LengthHint } from '@practice/ui/seo';
import { SearchPreview } from '../preview/search-preview.tsx';
import { keywordCount } from '../record/meta-tag.ts';
import { metaTags } from '../record/meta-tags.ts';

const { Field } = metaTags;

/** The fields for search engines, with a preview of the search result. */
export function SeoFields() {
  const values = useFormValues<typeof metaTags>();
  const { title, metaDescription, metaKeywords } = values;
  return (
    <>
      <Field.Text name="title" aside={<LengthHint size={title.length} range={META_TITLE_LENGTH} unit="karakter" />} />
      <Box>
        <Field.TextArea
          name="metaDescription"
          aside={<LengthHint size={metaDescription.length} range={META_DESCRIPTION_LENGTH} unit="karakter" />}
        />
        <FormClaimWarning names={['title', 'metaDescription']} />
      </Box>
      <Field.Text
        name="metaKeywords"
        hint="Virgülle ayırın."
        aside={<LengthHint size={keywordCount(metaKeywords)} range={META_KEYWORDS} unit="kelime" />}
      />
      <SearchPreview tag={values} />
      <Field.Text
        name="canonicalUrl"
        hint="Boşsa sayfanın kendi adresi kullanılır."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <Field.Select name="robots" />
    </>
  );
}
