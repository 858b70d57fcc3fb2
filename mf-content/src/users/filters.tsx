import { roleLabels } from '@practice/contracts';
import { FilterSelect } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import type { ListValues } from './list-params.ts';

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** Which users: by role and state. */
export function Filters({ params: { values, set } }: { params: ListParams<ListValues> }) {
  const value = (chosen: string) => (chosen === 'all' ? '' : chosen);
  return (
    <>
      <FilterSelect
        label="Rol"
        all="Tüm roller"
        value={value(values.role)}
        options={options(roleLabels)}
        onChange={(role) => set({ role: (role || 'all') as ListValues['role'] })}
      />
      <FilterSelect
        label="Durum"
        all="Tüm durumlar"
        value={value(values.status)}
        options={options({ active: 'Aktif', inactive: 'Pasif' })}
        onChange={(status) => set({ status: (status || 'all') as ListValues['status'] })}
      />
    </>
  );
}
