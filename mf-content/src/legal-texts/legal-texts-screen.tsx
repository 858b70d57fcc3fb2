import { Box, Grid, Skeleton } from '@practice/ui';
import { EmptyState, ProblemPanel, SectionHeader } from '@practice/ui/admin';
import { FormUploadsContext, useFormUploads, useSection } from '@practice/ui/back-office';
import { LegalTextForm } from './legal-text-form.tsx';
import { LegalTextList } from './legal-text-list.tsx';
import { section } from './section.ts';
import { useLegalDrafts } from './use-legal-drafts.ts';
import { useLegalTexts } from './use-legal-texts.ts';

/** The legal texts of the site; the address names the one that is open (`#legal-texts?text=gizlilik-politikasi`). */
export default function LegalTextsScreen() {
  const { params, setParams } = useSection();
  const { texts, settings, problem, refresh } = useLegalTexts();
  const drafts = useLegalDrafts(texts);
  const uploads = useFormUploads();
  const open = texts?.find(({ slug }) => slug === params.get('text')) ?? texts?.[0];
  return (
    <Box>
      <SectionHeader title={section.title} description={section.description} />
      {problem ? (
        <ProblemPanel message="Yasal metinler yüklenemedi." onRetry={refresh} />
      ) : texts === undefined ? (
        <Skeleton height="20rem" aria-label="Yasal metinler yükleniyor" role="status" />
      ) : open === undefined ? (
        <EmptyState icon="file-text" title="Henüz yasal metin yok." />
      ) : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }} gap="6" alignItems="start">
          <LegalTextList
            texts={texts}
            selected={open.slug}
            edited={drafts.edited}
            onSelect={(slug) => uploads.mustWait() || setParams({ text: slug })}
          />
          <FormUploadsContext value={uploads}>
            <LegalTextForm
              key={open.slug}
              text={open}
              draft={drafts.of(open)}
              isEdited={drafts.edited.has(open.slug)}
              settings={settings}
              mustWait={uploads.mustWait}
              onChange={(change) => drafts.change(open, change)}
              onDiscard={() => drafts.discard(open.slug)}
              onPublished={refresh}
            />
          </FormUploadsContext>
        </Grid>
      )}
    </Box>
  );
}
