import { roleLabels } from '@practice/contracts';
import { choicesOf, FilterSelects } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import type { ListValues } from './list-params.ts';

/** Which users: by role and state. */
export function Filters({ params: { values, set } }: { params: ListParams<ListValues> }) {
  return (
    <FilterSelects
      values={values}
      set={set}
      none="all"
      selects={[
        { name: 'role', label: 'Rol', all: 'Tüm roller', options: choicesOf(roleLabels) },
        {
          name: 'status',
          label: 'Durum',
          all: 'Tüm durumlar',
          options: choicesOf({ active: 'Aktif', inactive: 'Pasif' }),
        },
      ]}
    />
  );
}
