import { auditKindLabels, today } from '@practice/contracts';
import { Box } from '@practice/ui';
import { ClearFiltersButton, choicesOf, DayRange, FilterSelects, SearchField, Toolbar } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { AuditLogPeopleDocument } from '../generated/graphql.ts';
import { entityOptions } from './list-params.ts';
import type { AuditLog } from './use-audit-log.ts';

/** Which entries: by words, person, kind of record, kind of action and days. */
export function Filters({ params: { values, set, clear, isNarrowed } }: { params: AuditLog['params'] }) {
  // Somebody who was deleted is found by the search, or by the address.
  const { data } = useQuery(AuditLogPeopleDocument);
  const people = (data?.users ?? []).map(({ username }) => ({ value: username, label: username }));

  return (
    <Box display="grid" gap="2" mb="3">
      <Toolbar>
        <SearchField
          label="Denetim kaydında ara"
          placeholder="İşlem, kişi, adres veya kayıt no"
          value={values.q}
          onSearch={(q) => set({ q }, { replace: values.q !== '' })}
        />
        <FilterSelects
          values={values}
          set={set}
          selects={[
            { name: 'person', label: 'Kişi', all: 'Herkes', options: people },
            { name: 'entity', label: 'Kayıt türü', all: 'Tüm kayıtlar', options: entityOptions },
            { name: 'kind', label: 'İşlem türü', all: 'Tüm işlemler', options: choicesOf(auditKindLabels) },
          ]}
        />
        {isNarrowed ? <ClearFiltersButton variant="ghost" size="sm" onClick={clear} /> : null}
      </Toolbar>
      <DayRange max={today()} days={values} onChange={set} />
    </Box>
  );
}
