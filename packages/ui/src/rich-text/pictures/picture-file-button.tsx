import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { imageUpload } from '../../media/upload-kinds.ts';
import { ToolbarButton } from '../toolbar/toolbar-button.tsx';

/** Puts pictures of this computer into the text. */
export function PictureFileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Görsel dosyaları"
        accept={imageUpload.accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <ToolbarButton label="Bilgisayardan görsel ekle" icon={ImagePlus} onPress={() => input.current?.click()} />
    </>
  );
}
