import { Box } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import type { ListValues } from './list-params.ts';
import type { LocalPage } from './local-page-records.ts';
import type { SeoStatus } from './seo-status.ts';

type StatCardsProps = {
  pages: readonly LocalPage[] | undefined;
  /** Undefined until the tags are there. */
  statusOf: ((page: LocalPage) => SeoStatus) | undefined;
  params: ListParams<ListValues>;
};

/** How many city pages there are and how many of them have what search engines need. The figures filter the list. */
export function StatCards({ pages, statusOf, params: { values, set } }: StatCardsProps) {
  const withStatus = (status: SeoStatus) =>
    pages && statusOf && formatCount(pages.filter((page) => statusOf(page) === status).length);
  return (
    <Box
      display="grid"
      gap="2"
      mb="4"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <StatCard
        label="Toplam sayfa"
        value={pages && formatCount(pages.length)}
        onClick={() => set({ seo: 'all', active: 'all' })}
        isActive={values.seo === 'all' && values.active === 'all'}
      />
      <StatCard
        label="Aktif"
        value={pages && formatCount(pages.filter(({ isActive }) => isActive).length)}
        onClick={() => set({ active: values.active === 'true' ? 'all' : 'true' })}
        isActive={values.active === 'true'}
      />
      <StatCard
        label="SEO tamam"
        tone="confirmed"
        value={withStatus('complete')}
        onClick={() => set({ seo: values.seo === 'complete' ? 'all' : 'complete' })}
        isActive={values.seo === 'complete'}
      />
      <StatCard
        label="SEO eksik"
        tone="cancelled"
        value={withStatus('missing')}
        onClick={() => set({ seo: values.seo === 'missing' ? 'all' : 'missing' })}
        isActive={values.seo === 'missing'}
      />
    </Box>
  );
}
