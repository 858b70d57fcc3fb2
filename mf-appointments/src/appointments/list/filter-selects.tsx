import { FilterSelect } from '@practice/ui/admin';
import type { ServiceOption } from '../record/use-service-titles.ts';
import {
  ageChoices,
  answerChoices,
  dateRangeChoices,
  featureChoices,
  paymentChoices,
  priorityChoices,
  statusChoices,
} from './choices.ts';
import type { ListControl } from './use-list-state.ts';

type FiltersProps = { list: ListControl };

type BasicFiltersProps = FiltersProps & { services: readonly ServiceOption[]; isCalendar: boolean };

/** Service, status and, for the list, date range. */
export function BasicFilters({ list, services, isCalendar }: BasicFiltersProps) {
  const { filters, setFilters } = list;
  return (
    <>
      <FilterSelect
        label="Hizmet türü"
        all="Tüm hizmetler"
        value={filters.serviceType}
        options={services}
        onChange={(serviceType) => setFilters({ serviceType })}
      />
      {isCalendar ? null : (
        <FilterSelect
          label="Tarih aralığı"
          all="Tüm tarihler"
          value={filters.dateRange}
          options={dateRangeChoices}
          onChange={(dateRange) => setFilters({ dateRange })}
        />
      )}
      <FilterSelect
        label="Durum seçimi"
        all="Tüm durumlar"
        value={filters.status}
        options={statusChoices}
        onChange={(status) => setFilters({ status })}
      />
    </>
  );
}

/** Age group, priority, payment, the answer to a reminder and special features. */
export function AdvancedFilters({ list }: FiltersProps) {
  const { filters, setFilters } = list;
  return (
    <>
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
        label="Hatırlatmaya yanıt"
        all="Tüm yanıtlar"
        value={filters.reminderAnswer}
        options={answerChoices}
        onChange={(reminderAnswer) => setFilters({ reminderAnswer })}
      />
      <FilterSelect
        label="Özellikler"
        all="Tüm özellikler"
        value={filters.specialFeature}
        options={featureChoices}
        onChange={(specialFeature) => setFilters({ specialFeature })}
      />
    </>
  );
}
