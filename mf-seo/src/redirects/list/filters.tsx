import { type RedirectType, redirectTypes } from '@practice/contracts';
import { FilterSelect } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import { matchWords } from '../record/records.ts';
import type { ListValues } from './list-params.ts';

/** Which redirects: by how they match, type and state. */
export function Filters({ params: { values, set } }: { params: ListParams<ListValues> }) {
  const value = (chosen: string) => (chosen === 'all' ? '' : chosen);
  return (
    <>
      <FilterSelect
        label="Eşleşme"
        all="Tüm eşleşmeler"
        value={value(values.match)}
        options={Object.entries(matchWords).map(([key, label]) => ({ value: key, label }))}
        onChange={(match) => set({ match: (match || 'all') as ListValues['match'], page: 1 })}
      />
      <FilterSelect
        label="Tür"
        all="Tüm türler"
        value={value(values.type)}
        options={redirectTypes.map((type: RedirectType) => ({ value: String(type), label: String(type) }))}
        onChange={(type) => set({ type: type || 'all', page: 1 })}
      />
      <FilterSelect
        label="Durum"
        all="Tüm durumlar"
        value={value(values.status)}
        options={[
          { value: 'active', label: 'Aktif' },
          { value: 'passive', label: 'Pasif' },
        ]}
        onChange={(status) => set({ status: (status || 'all') as ListValues['status'], page: 1 })}
      />
    </>
  );
}
