import { FilterSelects } from '@practice/ui/admin';
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

const dateRange = {
  name: 'dateRange',
  label: 'Tarih aralığı',
  all: 'Tüm tarihler',
  options: dateRangeChoices,
} as const;

/** Service, status and, for the list, date range. */
export function BasicFilters({ list, services, isCalendar }: BasicFiltersProps) {
  return (
    <FilterSelects
      values={list.filters}
      set={list.setFilters}
      selects={[
        { name: 'serviceType', label: 'Hizmet türü', all: 'Tüm hizmetler', options: services },
        ...(isCalendar ? [] : [dateRange]),
        { name: 'status', label: 'Durum seçimi', all: 'Tüm durumlar', options: statusChoices },
      ]}
    />
  );
}

/** Age group, priority, payment, the answer to a reminder and special features. */
export function AdvancedFilters({ list }: FiltersProps) {
  return (
    <FilterSelects
      values={list.filters}
      set={list.setFilters}
      selects={[
        { name: 'childAgeRange', label: 'Çocuğun yaş grubu', all: 'Tüm yaşlar', options: ageChoices },
        { name: 'priority', label: 'Öncelik', all: 'Tüm öncelikler', options: priorityChoices },
        { name: 'paymentStatus', label: 'Ödeme durumu', all: 'Tüm ödemeler', options: paymentChoices },
        { name: 'reminderAnswer', label: 'Hatırlatmaya yanıt', all: 'Tüm yanıtlar', options: answerChoices },
        { name: 'specialFeature', label: 'Özellikler', all: 'Tüm özellikler', options: featureChoices },
      ]}
    />
  );
}
