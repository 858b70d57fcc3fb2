import { Button, type ButtonProps } from '@practice/ui';
import { FilterSelect, type FilterSelectProps } from './filter-select.tsx';

type FilterSelectsProps<Values> = {
  values: Values;
  set: (changes: Partial<Values>) => void;
  /** What a parameter is while it does not narrow the list: '' or 'all'. */
  none?: '' | 'all';
  /** A select each, by the name of its parameter. */
  selects: readonly (Omit<FilterSelectProps, 'value' | 'onChange'> & { name: keyof Values & string })[];
};

/** The selects that narrow a list by its parameters. */
export function FilterSelects<Values extends object>({ values, set, none = '', selects }: FilterSelectsProps<Values>) {
  return selects.map(({ name, ...select }) => {
    const value = String(values[name]);
    const onChange = (chosen: string) => set({ [name]: chosen || none } as Partial<Values>);
    return <FilterSelect key={name} {...select} value={value === none ? '' : value} onChange={onChange} />;
  });
}

/** The choices of a select from their labels by value. */
export function choicesOf(labels: Readonly<Record<string, string>>): FilterSelectProps['options'] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Takes every filter off a list. */
export function ClearFiltersButton(props: Omit<ButtonProps, 'children'>) {
  return <Button {...props}>Filtreleri temizle</Button>;
}
