import { brandSample, chakra, Flex, type SystemStyleObject, TextField } from '@practice/ui';
import type { ReactNode } from 'react';

type ColorFieldProps = {
  id: string;
  /** What the picker is called. */
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  /** The colour in force while nothing is typed. */
  shown: string;
  onChange: (color: string) => void;
};

/** A brand colour as text and by the browser's picker, with a button and a link as visitors will see them. */
export function ColorField({ name, shown, onChange, ...props }: ColorFieldProps) {
  const color = shown.trim();
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  return (
    <>
      <TextField
        {...props}
        placeholder={shown}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <Flex mt="2" gap="2" align="center">
        <chakra.input
          type="color"
          aria-label={`${name}: renk seç`}
          value={isColor ? color.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          css={pickerStyle}
        />
        {isColor ? <Sample color={color} /> : null}
      </Flex>
    </>
  );
}

/** As the site will derive them: the text on the colour, and the colour as text, are always readable. */
function Sample({ color }: { color: string }) {
  const sample = brandSample(color);
  if (!sample) return null;
  return (
    <Flex css={sampleStyle} aria-hidden="true" data-part="color-sample">
      <span style={{ background: sample.solid, color: sample.contrast }}>Düğme</span>
      <span style={{ color: sample.fg }}>Bağlantı</span>
      <span style={{ background: sample.tint, color: sample.fg }}>Rozet</span>
    </Flex>
  );
}

const pickerStyle: SystemStyleObject = {
  width: '12',
  height: '10',
  p: '0.5',
  flexShrink: '0',
  bg: 'transparent',
  borderWidth: '1px',
  borderRadius: 'sm',
  cursor: 'pointer',
};

const sampleStyle: SystemStyleObject = {
  flex: '1',
  flexWrap: 'wrap',
  minW: '0',
  gap: '1',
  p: '1',
  bg: 'paper',
  borderWidth: '1px',
  borderRadius: 'sm',
  fontSize: 'sm',
  fontWeight: 'semibold',
  '& > span': { px: '2.5', py: '1', borderRadius: 'full' },
};
