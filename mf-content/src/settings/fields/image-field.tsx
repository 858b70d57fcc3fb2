import { Button, Counter, TextField } from '@practice/ui';
import { MediaPicker } from '@practice/ui/media';
import { type ReactNode, useState } from 'react';
import { ImagePreview } from './image-preview.tsx';

type ImageFieldProps = {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  maxLength?: number | undefined;
  /** Address of the picture; '' for none. */
  value: string;
  onChange: (address: string) => void;
};

/** A picture of a setting: its address and what is there. */
export function ImageField({ maxLength, value, onChange, ...props }: ImageFieldProps) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <>
      <TextField
        {...props}
        aside={maxLength ? <Counter used={value.length} limit={maxLength} /> : null}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button variant="outline" size="sm" mt="2" onClick={() => setIsPicking(true)}>
        Kitaplıktan seç…
      </Button>
      {isPicking ? (
        <MediaPicker
          onClose={() => setIsPicking(false)}
          onPick={({ url }) => {
            onChange(url);
            setIsPicking(false);
          }}
        />
      ) : null}
      <ImagePreview address={value} />
    </>
  );
}
