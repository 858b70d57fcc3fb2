import { Box, Counter, TextField } from '@practice/ui';
import { PictureChoice, type UploadKind } from '@practice/ui/media';
import type { ReactNode } from 'react';

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
  /** What is uploaded for it; any picture without it. */
  upload?: UploadKind | undefined;
};

/** A picture of a setting: its address and what is there. */
export function ImageField({ maxLength, value, onChange, upload, ...props }: ImageFieldProps) {
  return (
    <Box display="grid" gap="2">
      <TextField
        {...props}
        aside={maxLength ? <Counter used={value.length} limit={maxLength} /> : null}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <PictureChoice address={value} onPick={({ url }) => onChange(url)} {...(upload ? { upload } : {})} />
    </Box>
  );
}
