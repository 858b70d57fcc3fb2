import { consentOriginLabels, consentStateLabels, consentTextLabels, today } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import { DayRange, FilterSelect, SearchField, Toolbar } from '@practice/ui/admin';
import { ExportMenu } from '@practice/ui/records';
import { type ListValues, listExport } from './list-params.ts';
import type { ConsentEntries } from './use-consent-entries.ts';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const texts = optionsOf(consentTextLabels);
const origins = optionsOf(consentOriginLabels);
const states = optionsOf(consentStateLabels);

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
        <FilterSelect
          label="Metin"
          all="Tüm metinler"
          value={values.text}
          options={texts}
          onChange={(text) => set({ text: text as ListValues['text'] })}
        />
        <FilterSelect
          label="Nereden"
          all="Her yerden"
          value={values.origin}
          options={origins}
          onChange={(origin) => set({ origin: origin as ListValues['origin'] })}
        />
        <FilterSelect
          label="Durum"
          all="Tüm durumlar"
          value={values.state}
          options={states}
          onChange={(state) => set({ state: state as ListValues['state'] })}
        />
        {isNarrowed ? (
          <Button variant="ghost" size="sm" onClick={clear}>
            Filtreleri temizle
          </Button>
        ) : null}
        <Box ms="auto">
          <ExportMenu heading={exportHeading} name="onaylar" callFor={(format) => listExport(values, format)} />
        </Box>
      </Toolbar>
      <DayRange max={today()} days={values} onChange={set} />
    </Box>
  );
}
