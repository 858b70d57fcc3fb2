import { consentOriginLabels, consentStateLabels, consentTextLabels, today } from '@practice/contracts';
import { Box } from '@practice/ui';
import { ClearFiltersButton, choicesOf, DayRange, FilterSelects, SearchField, Toolbar } from '@practice/ui/admin';
import { ExportMenu } from '@practice/ui/records';
import { listExport } from './list-params.ts';
import type { ConsentEntries } from './use-consent-entries.ts';

type FiltersProps = { params: ConsentEntries['params']; exportHeading: string };

/** Which consents: by person, text, origin, state and days; and the same as a file. */
export function Filters({ params: { values, set, clear, isNarrowed }, exportHeading }: FiltersProps) {
  return (
    <Box display="grid" gap="2" mb="3">
      <Toolbar>
        <SearchField
          label="Onay ara"
          placeholder="Ad, telefon veya e-posta"
          value={values.q}
          onSearch={(q) => set({ q }, { replace: values.q !== '' })}
        />
        <FilterSelects
          values={values}
          set={set}
          selects={[
            { name: 'text', label: 'Metin', all: 'Tüm metinler', options: choicesOf(consentTextLabels) },
            { name: 'origin', label: 'Nereden', all: 'Her yerden', options: choicesOf(consentOriginLabels) },
            { name: 'state', label: 'Durum', all: 'Tüm durumlar', options: choicesOf(consentStateLabels) },
          ]}
        />
        {isNarrowed ? <ClearFiltersButton variant="ghost" size="sm" onClick={clear} /> : null}
        <Box ms="auto">
          <ExportMenu heading={exportHeading} name="onaylar" callFor={(format) => listExport(values, format)} />
        </Box>
      </Toolbar>
      <DayRange max={today()} days={values} onChange={set} />
    </Box>
  );
}
