import { type FileType, fileFormats, fileTypeLabels, fileTypes } from '@practice/contracts';
import { Box, Button, Flex, SelectField, Text, VisuallyHidden } from '@practice/ui';
import { PlusIcon } from '@practice/ui/icons';
import { type DragEvent, useId, useRef, useState } from 'react';

type UploadAreaProps = { onFiles: (files: File[], fileType: FileType) => void };

const accept = Object.values(fileFormats)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

/** Where files are dropped or chosen, several at once, and of which type they are. */
export function UploadArea({ onFiles }: UploadAreaProps) {
  const [fileType, setFileType] = useState<FileType>('document');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onFiles(dropped, fileType);
  }

  return (
    <Box
      as="section"
      aria-label="Dosya yükle"
      p="4"
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
      <Flex gap="3" wrap="wrap" align="flex-end">
        <Box flex="1" minW="min(15rem, 100%)">
          <SelectField
            label="Yüklenecek dosyaların türü"
            value={fileType}
            options={fileTypes.map((value) => ({ value, label: fileTypeLabels[value] }))}
            onChange={(event) => setFileType(event.target.value as FileType)}
          />
        </Box>
        <VisuallyHidden>
          <label htmlFor={id}>Dosyalar</label>
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={accept}
            tabIndex={-1}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              event.target.value = '';
              if (chosen.length > 0) onFiles(chosen, fileType);
            }}
          />
        </VisuallyHidden>
        <Button onClick={() => input.current?.click()}>
          <PlusIcon />
          Dosya seç…
        </Button>
      </Flex>
      <Text color="fg.muted" fontSize="sm" mt="2">
        Dosyaları buraya sürükleyip bırakabilirsiniz. Fotoğraflardaki konum bilgisi silinir.
      </Text>
    </Box>
  );
}
