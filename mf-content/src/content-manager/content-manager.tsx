import { type ContentPageId, contentPageOf, contentPages } from '@practice/contracts';
import { Box, type SystemStyleObject } from '@practice/ui';
import { EmptyState, SectionHeader } from '@practice/ui/admin';
import { FormUploadsContext, useFormUploads, useSection, useStaff, useUnsavedGuard } from '@practice/ui/back-office';
import type { Texts } from './drafts/edits.ts';
import { useDrafts } from './drafts/use-drafts.ts';
import { PageEditor } from './page-editor.tsx';
import { PageList } from './page-list.tsx';

type Props = { published: Texts; refresh: () => Promise<Texts> };

/** The pages at the left, the chosen one beside them; `#content-manager?page={id}` opens one. */
export function ContentManager({ published, refresh }: Props) {
  const { params, go } = useSection();
  const { user } = useStaff();
  const drafts = useDrafts(user.id, published);
  const uploads = useFormUploads();
  useUnsavedGuard(
    contentPages.some(drafts.isDirty),
    'Değişiklikleriniz bu cihazda saklanır; sayfaya döndüğünüzde devam edebilirsiniz.',
  );
  const page = contentPageOf(params.get('page') ?? 'home');

  function choose(id: ContentPageId) {
    if (id !== params.get('page') && !uploads.mustWait()) go('content-manager', { page: id });
  }

  return (
    <Box>
      <Box css={layoutStyle}>
        <PageList current={page?.id} isDirty={drafts.isDirty} onChoose={choose} />
        {page ? (
          <FormUploadsContext value={uploads}>
            <PageEditor key={page.id} page={page} drafts={drafts} published={published} refresh={refresh} />
          </FormUploadsContext>
        ) : (
          <Box>
            <SectionHeader title="İçerik Yönetimi" />
            <EmptyState
              icon="search"
              title="Sayfa Bulunamadı"
              description="Önizleme için sayfa yapılandırması bulunamadı."
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const layoutStyle: SystemStyleObject = {
  display: 'grid',
  gap: { base: '4', lg: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
};
