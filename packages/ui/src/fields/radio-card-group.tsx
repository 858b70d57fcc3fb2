import type { ComponentPropsWithRef, ReactNode } from 'react';
import { chakra } from '../styled/chakra.ts';
import { Box } from '../styled/layout.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { FieldError, FieldHint, type FieldProps, RequiredMark, useFieldIds } from './field-frame.tsx';

export type RadioCardOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioCardGroupProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'value' | 'size' | 'color'> & {
    options: readonly RadioCardOption[];
    /** Controlled value; leave it out when react-hook-form's `register` is spread in. */
    value?: string;
    /** Cards side by side from 768 px on. */
    columns?: 1 | 2 | 3;
  };

const NativeRadio = chakra('input');

/** One of several, as cards over native radio buttons: arrow keys move, every card is a target of 44 px or more. */
export function RadioCardGroup(props: RadioCardGroupProps) {
  const { label, hint, error, required, id, options, value, columns = 2, defaultValue, name, ...input } = props;
  const ids = useFieldIds({ id, hint, error });
  const groupName = name ?? ids.controlId;
  return (
    <chakra.fieldset id={ids.controlId} {...ids.aria} role="radiogroup" aria-required={required} minW="0">
      <chakra.legend fontSize="md" fontWeight="semibold" lineHeight="snug" mb="3">
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </chakra.legend>
      <Box
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
        containerType="inline-size"
      >
        {options.map((option) => (
          <chakra.label
            key={option.value}
            htmlFor={`${ids.controlId}-${option.value}`}
            css={cardStyle}
            data-invalid={error ? '' : undefined}
          >
            <NativeRadio
              type="radio"
              {...input}
              id={`${ids.controlId}-${option.value}`}
              name={groupName}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value || undefined }
                : { checked: value === option.value })}
              css={dotStyle}
            />
            <Box flex="1" minW="0">
              <Box fontWeight="semibold" lineHeight="snug">
                {option.label}
              </Box>
              {option.description ? (
                <Box color="fg.muted" fontSize="sm" lineHeight="normal" mt="1">
                  {option.description}
                </Box>
              ) : null}
            </Box>
            {option.icon ? <Box css={iconStyle}>{option.icon}</Box> : null}
          </chakra.label>
        ))}
      </Box>
      <FieldError id={ids.errorId} error={error} />
      {hint ? (
        <Box mt="2">
          <FieldHint id={ids.hintId}>{hint}</FieldHint>
        </Box>
      ) : null}
    </chakra.fieldset>
  );
}

const cardStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  minH: 'target',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: 'fast',
  '&:hover': { borderColor: 'pine.fg' },
  '&[data-invalid]': { borderColor: 'border.error' },
  '&:has(:checked)': { bg: 'pine.subtle', borderColor: 'pine.solid', boxShadow: '0 0 0 1px {colors.pine.solid}' },
  '&:has(:focus-visible)': focusRing,
  '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
};

// Where text is large the words get its room.
const iconStyle = { color: 'pine.fg', flexShrink: '0', '@container (max-width: 14rem)': { display: 'none' } };

const dotStyle = {
  appearance: 'none',
  flexShrink: '0',
  boxSize: '5',
  mt: '0.5',
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  bg: 'bg.panel',
  cursor: 'inherit',
  // The focus ring is on the card.
  '&:focus-visible': { outline: 'none' },
  '&:checked': { borderColor: 'pine.solid', borderWidth: '6px' },
  '@media (forced-colors: active)': { appearance: 'auto' },
};
