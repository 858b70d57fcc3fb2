import { NativeSelectField, NativeSelectIndicator, NativeSelectRoot } from '@chakra-ui/react';
import { ChevronDownIcon } from '@practice/ui/icons';

export type FilterSelectProps = {
  label: string;
  /** '' means no filter; its option shows the label. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** The option for no filter: 'Tüm hizmetler'. Without it a value is always set. */
  all?: string;
};

/** A filter or sort order as a native select, compact like a button. */
export function FilterSelect({ label, value, options, onChange, all }: FilterSelectProps) {
  const isUnknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <NativeSelectRoot data-set={all !== undefined && value !== '' ? '' : undefined}>
      <NativeSelectField aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {all === undefined ? null : <option value="">{all}</option>}
        {isUnknown ? <option value={value}>{value}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelectField>
      <NativeSelectIndicator>
        <ChevronDownIcon boxSize="3.5" />
      </NativeSelectIndicator>
    </NativeSelectRoot>
  );
}
