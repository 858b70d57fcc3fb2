import { auditKindLabels, today } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import { DayRange, FilterSelect, SearchField, Toolbar } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { AuditLogPeopleDocument } from '../generated/graphql.ts';
import { entityOptions, type ListValues } from './list-params.ts';
import type { AuditLog } from './use-audit-log.ts';

const kinds = Object.entries(auditKindLabels).map(([value, label]) => ({ value, label }));

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
        <FilterSelect
          label="Kişi"
          all="Herkes"
          value={values.person}
          options={people}
          onChange={(person) => set({ person })}
        />
        <FilterSelect
          label="Kayıt türü"
          all="Tüm kayıtlar"
          value={values.entity}
          options={entityOptions}
          onChange={(entity) => set({ entity })}
        />
        <FilterSelect
          label="İşlem türü"
          all="Tüm işlemler"
          value={values.kind}
          options={kinds}
          onChange={(kind) => set({ kind: kind as ListValues['kind'] })}
        />
        {isNarrowed ? (
          <Button variant="ghost" size="sm" onClick={clear}>
            Filtreleri temizle
          </Button>
        ) : null}
      </Toolbar>
      <DayRange max={today()} days={values} onChange={set} />
    </Box>
  );
}
