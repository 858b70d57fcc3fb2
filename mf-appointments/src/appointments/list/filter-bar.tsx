import { Box, Button, Flex, Icon } from '@practice/ui';
import { FilterTabs, SearchField, Toolbar } from '@practice/ui/admin';
import { useState } from 'react';
import type { ServiceOption } from '../record/use-service-titles.ts';
import {
  ageChoices,
  dateRangeChoices,
  featureChoices,
  paymentChoices,
  priorityChoices,
  quickChoices,
  sortChoices,
  statusChoices,
  statusTabs,
} from './choices.ts';
import { FilterSelect } from './filter-select.tsx';
import { countAdvanced, isNarrowed } from './list-state.ts';
import { SortDirectionButton } from './sort-direction-button.tsx';
import type { useSummary } from './use-appointments.ts';
import type { ListControl } from './use-list-state.ts';

type FilterBarProps = {
  list: ListControl;
  services: readonly ServiceOption[];
  summary: ReturnType<typeof useSummary>;
};

/** Tabs, quick filters, search and dropdowns over the list (document 2, section 2, "Filter bar"). */
export function FilterBar({ list, services, summary }: FilterBarProps) {
  const { filters, setFilters, sort, setSort } = list;
  const advancedCount = countAdvanced(filters);
  const [isOpen, setIsOpen] = useState(advancedCount > 0);
  const { quick } = filters;
  return (
    <Box display="grid" gap="2" mb="3">
      <Flex gap="2" wrap="wrap" align="center">
        <FilterTabs
          label="Durum"
          tabs={statusTabs(summary)}
          value={filters.status}
          onChange={(status) => setFilters({ status })}
        />
        <Flex role="group" aria-label="Hızlı filtreler" gap="1" wrap="wrap">
          {quickChoices.map(({ value, label }) => (
            <Button
              key={value}
              size="sm"
              variant={quick === value ? 'subtle' : 'ghost'}
              aria-pressed={quick === value}
              onClick={() => setFilters({ quick: quick === value ? '' : value })}
            >
              {label}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Toolbar
        end={
          <>
            <FilterSelect
              label="Sıralama"
              value={sort.by}
              options={sortChoices}
              onChange={(by) => setSort({ by, direction: by === 'createdAt' ? 'desc' : 'asc' })}
            />
            <SortDirectionButton sort={sort} onChange={setSort} />
          </>
        }
      >
        <SearchField
          label="Randevularda ara"
          placeholder="Ad, telefon veya e-posta ara…"
          value={filters.search}
          onSearch={list.search}
        />
        <FilterSelect
          label="Hizmet türü"
          all="Tüm hizmetler"
          value={filters.serviceType}
          options={services}
          onChange={(serviceType) => setFilters({ serviceType })}
        />
        <FilterSelect
          label="Tarih aralığı"
          all="Tüm tarihler"
          value={filters.dateRange}
          options={dateRangeChoices}
          onChange={(dateRange) => setFilters({ dateRange })}
        />
        <FilterSelect
          label="Durum seçimi"
          all="Tüm durumlar"
          value={filters.status}
          options={statusChoices}
          onChange={(status) => setFilters({ status })}
        />
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls="appointment-advanced-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon>
            <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
            <circle cx="16" cy="7" r="2" />
            <circle cx="8" cy="17" r="2" />
          </Icon>
          {advancedCount > 0 ? `Gelişmiş (${advancedCount})` : 'Gelişmiş'}
        </Button>
        {isNarrowed(filters) ? (
          <Button variant="ghost" onClick={list.clear}>
            Filtreleri temizle
          </Button>
        ) : null}
      </Toolbar>
      <Box id="appointment-advanced-filters" role="group" aria-label="Gelişmiş filtreler" hidden={!isOpen}>
        <Flex gap="2" wrap="wrap">
          <FilterSelect
            label="Çocuğun yaş grubu"
            all="Tüm yaşlar"
            value={filters.childAgeRange}
            options={ageChoices}
            onChange={(childAgeRange) => setFilters({ childAgeRange })}
          />
          <FilterSelect
            label="Öncelik"
            all="Tüm öncelikler"
            value={filters.priority}
            options={priorityChoices}
            onChange={(priority) => setFilters({ priority })}
          />
          <FilterSelect
            label="Ödeme durumu"
            all="Tüm ödemeler"
            value={filters.paymentStatus}
            options={paymentChoices}
            onChange={(paymentStatus) => setFilters({ paymentStatus })}
          />
          <FilterSelect
            label="Özellikler"
            all="Tüm özellikler"
            value={filters.specialFeature}
            options={featureChoices}
            onChange={(specialFeature) => setFilters({ specialFeature })}
          />
        </Flex>
      </Box>
    </Box>
  );
}
