import { Flex } from '@practice/ui';
import { FilterSelect, FilterTabs, SearchField, Toolbar } from '@practice/ui/admin';
import { statusOptions } from './contact.ts';
import type { ListValues } from './list-params.ts';
import type { Assignees } from './use-assignees.ts';
import type { ContactList } from './use-contacts.ts';

/** Tabs by status with counts, spam apart, search, and whose messages. */
export function FilterBar({ list, assignees }: { list: ContactList; assignees: Assignees }) {
  const { params, totals } = list;
  const { tab, search, assignee } = params.values;
  const count = (value: keyof NonNullable<typeof totals>) => (totals ? { count: totals[value] as number } : {});
  const tabs = [
    { value: 'all', label: 'Tümü', ...count('total') },
    ...statusOptions.map(({ value, label }) => ({ value, label, ...count(value) })),
    { value: 'spam', label: 'Spam', ...count('spam') },
  ];
  return (
    <Flex direction="column" gap="2" mb="3">
      <FilterTabs
        label="Durum"
        tabs={tabs}
        value={tab}
        onChange={(value) => params.set({ tab: value as ListValues['tab'] })}
      />
      <Toolbar>
        <SearchField
          label="Mesajlarda ara"
          placeholder="Ad veya e-posta"
          value={search}
          onSearch={(text) => params.set({ search: text }, { replace: search !== '' })}
        />
        <FilterSelect
          label="Sorumlu"
          all="Tüm sorumlular"
          value={assignee}
          options={assignees.options}
          onChange={(value) => params.set({ assignee: value })}
        />
      </Toolbar>
    </Flex>
  );
}
