import { blogPostStatuses, blogPostStatusLabels } from '@practice/contracts';
import { FilterSelect } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import { useCategories } from '../categories/use-categories.ts';
import type { ListValues } from './list-params.ts';

/** Which posts: by status and category. */
export function FilterBar({ params: { values, set } }: { params: ListParams<ListValues> }) {
  const categories = useCategories();
  return (
    <>
      <FilterSelect
        label="Durum"
        all="Tüm durumlar"
        value={values.status === 'all' ? '' : values.status}
        options={blogPostStatuses.map((value) => ({ value, label: blogPostStatusLabels[value] }))}
        onChange={(value) => set({ status: (value || 'all') as ListValues['status'] })}
      />
      <FilterSelect
        label="Kategori"
        all="Tüm kategoriler"
        value={values.category}
        options={categories.map(({ name, slug }) => ({ value: slug, label: name }))}
        onChange={(category) => set({ category })}
      />
    </>
  );
}
