import { redirectTypes } from '@practice/contracts';
import { choicesOf, FilterSelects } from '@practice/ui/admin';
import type { ListParams } from '@practice/ui/records';
import { matchWords } from '../record/records.ts';
import type { ListValues } from './list-params.ts';

const types = redirectTypes.map((type) => ({ value: String(type), label: String(type) }));

/** Which redirects: by how they match, type and state. */
export function Filters({ params: { values, set } }: { params: ListParams<ListValues> }) {
  return (
    <FilterSelects
      values={values}
      set={(changes) => set({ ...changes, page: 1 })}
      none="all"
      selects={[
        { name: 'match', label: 'Eşleşme', all: 'Tüm eşleşmeler', options: choicesOf(matchWords) },
        { name: 'type', label: 'Tür', all: 'Tüm türler', options: types },
        {
          name: 'status',
          label: 'Durum',
          all: 'Tüm durumlar',
          options: choicesOf({ active: 'Aktif', passive: 'Pasif' }),
        },
      ]}
    />
  );
}
