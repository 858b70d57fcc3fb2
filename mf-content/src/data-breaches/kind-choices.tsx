import { Box, CheckboxField, FieldError, SimpleGrid } from '@practice/ui';
import { useId } from 'react';

type KindChoicesProps = {
  label: string;
  labels: Readonly<Record<string, string>>;
  /** The chosen kinds, a line each. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** Several of a few kinds, as boxes; kept in the order in which they stand. */
export function KindChoices({ label, labels, value, onChange, error }: KindChoicesProps) {
  const labelId = useId();
  const errorId = useId();
  const chosen = new Set(value.split('\n'));

  function toggle(kind: string, isChosen: boolean) {
    const next = Object.keys(labels).filter((each) => (each === kind ? isChosen : chosen.has(each)));
    onChange(next.join('\n'));
  }

  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={error ? errorId : undefined}>
      <Box id={labelId} fontWeight="semibold" mb="1">
        {label}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
        {Object.entries(labels).map(([kind, word]) => (
          <CheckboxField
            key={kind}
            label={word}
            checked={chosen.has(kind)}
            onChange={(event) => toggle(kind, event.target.checked)}
          />
        ))}
      </SimpleGrid>
      <FieldError id={errorId} error={error} />
    </Box>
  );
}
