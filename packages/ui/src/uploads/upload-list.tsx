import { Box, Button, chakra, Flex, IconButton, Text } from '@practice/ui';
import { CloseIcon } from '@practice/ui/icons';
import { sizeText } from './size-text.ts';
import type { Upload } from './use-uploads.ts';

type UploadListProps = {
  uploads: readonly Upload[];
  onRetry: (key: number) => void;
  onCancel: (key: number) => void;
};

/** What is being uploaded, and what was refused and why. */
export function UploadList({ uploads, onRetry, onCancel }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <Box as="ul" aria-label="Yüklenen dosyalar" listStyleType="none" display="grid" gap="2">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => onRetry(upload.key)}
          onCancel={() => onCancel(upload.key)}
        />
      ))}
    </Box>
  );
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onCancel: () => void };

function UploadRow({ upload: { file, state, progress, problem, isFinal }, onRetry, onCancel }: UploadRowProps) {
  const isFailed = state === 'failed';
  return (
    <Box as="li" p="3" borderWidth="1px" borderRadius="md" borderColor={isFailed ? 'fg.error' : undefined}>
      <Flex gap="2" align="center">
        <Box flex="1" minW="0">
          <Text overflowWrap="anywhere">
            <span>{file.name}</span>{' '}
            <Text as="span" color="fg.muted" fontSize="sm">
              {sizeText(file.size)}
            </Text>
          </Text>
          {isFailed ? null : (
            <Flex gap="2" align="center" mt="1">
              <chakra.progress
                aria-label={`${file.name} yükleniyor`}
                max={1}
                value={progress}
                flex="1"
                minW="0"
                accentColor="pine.solid"
              />
              <Text color="fg.muted" fontSize="sm" minW="10" textAlign="end" fontVariantNumeric="tabular-nums">
                {`%${Math.round(progress * 100)}`}
              </Text>
            </Flex>
          )}
        </Box>
        {isFailed && !isFinal ? (
          <Button variant="outline" size="sm" onClick={onRetry}>
            Yeniden dene
          </Button>
        ) : null}
        <IconButton
          aria-label={isFailed ? `${file.name}: listeden kaldır` : `${file.name}: yüklemeyi iptal et`}
          size="sm"
          onClick={onCancel}
        >
          <CloseIcon />
        </IconButton>
      </Flex>
      <Box role="alert" color="fg.error" fontSize="sm" fontWeight="medium" mt={problem ? '1' : '0'}>
        {problem}
      </Box>
    </Box>
  );
}
