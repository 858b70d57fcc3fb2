import { Box, Button, Flex, Text, VisuallyHidden } from '@practice/ui';
import { PlusIcon } from '@practice/ui/icons';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { imageUpload, type UploadKind } from './upload-kinds.ts';

type UploadZoneProps = { onFiles: (files: File[]) => void; kind?: UploadKind };

/** Where pictures are dropped, chosen or pasted, several at once. */
export function UploadZone({ onFiles, kind = imageUpload }: UploadZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onFiles(dropped);
  }

  return (
    <Flex
      as="section"
      aria-label="Görsel yükle"
      p="4"
      gap="3"
      wrap="wrap"
      align="center"
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="md"
      borderColor={isOver ? 'pine.solid' : 'border.control'}
      bg={isOver ? 'pine.subtle' : 'bg.panel'}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <VisuallyHidden>
        <label htmlFor={id}>Görseller</label>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={kind.accept}
          tabIndex={-1}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length > 0) onFiles(chosen);
          }}
        />
      </VisuallyHidden>
      <Button onClick={() => input.current?.click()}>
        <PlusIcon />
        Bilgisayardan yükle…
      </Button>
      <Box flex="1" minW="min(12rem, 100%)">
        <Text color="fg.muted" fontSize="sm">
          {`Görselleri buraya sürükleyip bırakabilir ya da yapıştırabilirsiniz. ${kind.about}`}
        </Text>
      </Box>
    </Flex>
  );
}
