import { emailTemplateCategoryLabels } from '@practice/contracts';
import { choicesOf, FilterSelect, FilterSelects } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import { type ListValues, listParams } from './list-params.ts';

const sorts = choicesOf({
  'name asc': 'Ada göre (A-Z)',
  'name desc': 'Ada göre (Z-A)',
  'category asc': 'Kategoriye göre',
  'updated desc': 'Son güncellenen önce',
  'updated asc': 'Son güncellenen sonda',
});

/** Which templates, and in which order. */
export function Filters({ params: { values, set } }: { params: ListParams<ListValues> }) {
  const { sort, direction } = listParams.shape;
  return (
    <>
      <FilterSelects
        values={values}
        set={set}
        selects={[
          {
            name: 'category',
            label: 'Kategori',
            all: 'Tüm kategoriler',
            options: choicesOf(emailTemplateCategoryLabels),
          },
          {
            name: 'status',
            label: 'Durum',
            all: 'Tüm durumlar',
            options: choicesOf({ active: 'Aktif', inactive: 'Pasif', changed: 'Değiştirilmiş' }),
          },
        ]}
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
