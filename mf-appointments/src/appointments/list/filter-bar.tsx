import { Box, Button, Flex, IconButton } from '@practice/ui';
import {
  ClearFiltersButton,
  DayRange,
  desktop,
  FilterSelect,
  FilterTabs,
  SearchField,
  type TableSort,
  ToggleButton,
  Toolbar,
  useMedia,
} from '@practice/ui/admin';
import { FilterIcon, SortAscendingIcon, SortDescendingIcon } from '@practice/ui/icons';
import { useState } from 'react';
import type { ServiceOption } from '../record/use-service-titles.ts';
import { quickChoices, sortChoices, statusTabs } from './choices.ts';
import { AdvancedFilters, BasicFilters } from './filter-selects.tsx';
import { countAdvanced, countBasic, isOfDays } from './list-state.ts';
import type { useSummary } from './use-appointments.ts';
import type { ListControl } from './use-list-state.ts';

type FilterBarProps = {
  list: ListControl;
  services: readonly ServiceOption[];
  summary: ReturnType<typeof useSummary>;
  /** The calendar chooses days and order itself. */
  isCalendar: boolean;
};

/**
 * Tabs, quick filters, search and dropdowns over the list. On phones all dropdowns are behind the "more" button.
 */
export function FilterBar({ list, services, summary, isCalendar }: FilterBarProps) {
  const { filters, setFilters } = list;
  const isDesktop = useMedia(desktop);
  const hiddenCount = countAdvanced(filters) + (isDesktop ? 0 : countBasic(filters));
  const [isOpen, setIsOpen] = useState(hiddenCount > 0);
  const { quick } = filters;
  const more = isDesktop ? 'Gelişmiş' : 'Filtreler';
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" mb="3">
      <Flex gap="2" wrap="wrap" align="center">
        <FilterTabs
          label="Durum"
          tabs={statusTabs(summary)}
          value={filters.status}
          onChange={(status) => setFilters({ status })}
        />
        <Flex role="group" aria-label="Hızlı filtreler" gap="1" wrap="wrap">
          {(isCalendar ? timelessChoices : quickChoices).map(({ value, label }) => (
            <ToggleButton
              key={value}
              size="sm"
              isPressed={quick === value}
              onClick={() => setFilters({ quick: quick === value ? '' : value })}
            >
              {label}
            </ToggleButton>
          ))}
        </Flex>
        {isDesktop && !isCalendar ? (
          <Box ms="auto">
            <Order list={list} />
          </Box>
        ) : null}
      </Flex>
      <Toolbar>
        <SearchField
          label="Randevularda ara"
          placeholder="Ad, telefon veya e-posta ara…"
          value={filters.search}
          onSearch={list.search}
        />
        {isDesktop ? <BasicFilters list={list} services={services} isCalendar={isCalendar} /> : null}
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls="appointment-more-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          <FilterIcon />
          <span>{hiddenCount > 0 ? `${more} (${hiddenCount})` : more}</span>
        </Button>
        {list.isNarrowed ? <ClearFiltersButton variant="ghost" onClick={list.clear} /> : null}
      </Toolbar>
      <Box id="appointment-more-filters" role="group" aria-label="Gelişmiş filtreler" hidden={!isOpen}>
        <Flex gap="2" wrap="wrap" align="end">
          {isDesktop ? null : <BasicFilters list={list} services={services} isCalendar={isCalendar} />}
          {isCalendar ? null : <DayRange days={list.filters} onChange={list.setFilters} />}
          <AdvancedFilters list={list} />
          {isDesktop || isCalendar ? null : <Order list={list} />}
        </Flex>
      </Box>
    </Box>
  );
}

const timelessChoices = quickChoices.filter(({ value }) => !isOfDays(value));

function Order({ list: { sort, setSort } }: Pick<FilterBarProps, 'list'>) {
  return (
    <Flex gap="2">
      <FilterSelect
        label="Sıralama"
        value={sort.by}
        options={sortChoices}
        onChange={(by) => setSort({ by, direction: by === 'createdAt' ? 'desc' : 'asc' })}
      />
      <SortDirectionButton sort={sort} onChange={setSort} />
    </Flex>
  );
}

type SortDirectionButtonProps = { sort: TableSort; onChange: (sort: TableSort) => void };

/** Reverses the order. */
function SortDirectionButton({ sort, onChange }: SortDirectionButtonProps) {
  const isAscending = sort.direction === 'asc';
  return (
    <IconButton
      variant="outline"
      aria-label={isAscending ? 'Artan sıralama; azalana çevir' : 'Azalan sıralama; artana çevir'}
      title={isAscending ? 'Artan' : 'Azalan'}
      onClick={() => onChange({ by: sort.by, direction: isAscending ? 'desc' : 'asc' })}
    >
      {isAscending ? <SortAscendingIcon /> : <SortDescendingIcon />}
    </IconButton>
  );
}
