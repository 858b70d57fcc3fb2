import { Box, TextField, type TextFieldProps } from '@practice/ui';
import { PictureChoice } from '@practice/ui/media';

/** The address of an image, and the image once it is loaded. */
export function ImageField({ onPick, ...props }: TextFieldProps & { onPick: (address: string) => void }) {
  return (
    <Box display="grid" gap="2">
      <TextField {...props} inputMode="url" spellCheck={false} />
      <PictureChoice address={String(props.value ?? '')} onPick={({ url }) => onPick(url)} />
    </Box>
  );
}
