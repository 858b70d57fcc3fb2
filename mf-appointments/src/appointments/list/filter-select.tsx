import { chakra, type SystemStyleObject } from '@practice/ui';
import { touch } from '@practice/ui/admin';
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
    <chakra.span css={frameStyle} data-set={all !== undefined && value !== '' ? '' : undefined}>
      <chakra.select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        css={selectStyle}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {isUnknown ? <option value={value}>{value}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
      <ChevronDownIcon
        boxSize="3.5"
        position="absolute"
        insetEnd="2"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
      />
    </chakra.span>
  );
}

const frameStyle: SystemStyleObject = {
  position: 'relative',
  display: 'inline-flex',
  minW: '0',
  maxW: 'full',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'sm',
  '&[data-set]': { bg: 'pine.subtle', borderColor: 'pine.border', color: 'pine.fg' },
};

const selectStyle: SystemStyleObject = {
  minH: '8',
  minW: '0',
  maxW: { base: 'full', md: '14rem' },
  ps: '2.5',
  pe: '7',
  bg: 'transparent',
  color: 'inherit',
  fontSize: 'md',
  [touch]: { minH: '10', fontSize: '1rem' },
  borderRadius: 'sm',
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '& option': { color: 'fg', bg: 'bg.panel' },
};
