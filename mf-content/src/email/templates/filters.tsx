import { emailTemplateCategoryLabels } from '@practice/contracts';
import { FilterSelect } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import { type ListValues, listParams } from './list-params.ts';

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));
const sorts = options({
  'name asc': 'Ada göre (A-Z)',
  'name desc': 'Ada göre (Z-A)',
  'category asc': 'Kategoriye göre',
  'updated desc': 'Son güncellenen önce',
  'updated asc': 'Son güncellenen sonda',
});

/** Which templates, and in which order. */
export function Filters({ params: { values, set } }: { params: ListParams<ListValues> }) {
  const { category, status, sort, direction } = listParams.shape;
  return (
    <>
      <FilterSelect
        label="Kategori"
        all="Tüm kategoriler"
        value={values.category}
        options={options(emailTemplateCategoryLabels)}
        onChange={(value) => set({ category: category.parse(value) })}
      />
      <FilterSelect
        label="Durum"
        all="Tüm durumlar"
        value={values.status}
        options={options({ active: 'Aktif', inactive: 'Pasif', changed: 'Değiştirilmiş' })}
        onChange={(value) => set({ status: status.parse(value) })}
      />
      <FilterSelect
        label="Sıralama"
        value={`${values.sort} ${values.direction}`}
        options={sorts}
        onChange={(value) => {
          const [by, way] = value.split(' ');
          set({ sort: sort.parse(by), direction: direction.parse(way) });
        }}
      />
    </>
  );
}
