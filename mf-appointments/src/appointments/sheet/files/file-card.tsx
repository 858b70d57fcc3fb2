import { fileTypeLabels } from '@practice/contracts';
import { Badge, Box, Button, Flex, Heading, IconButton, Text } from '@practice/ui';
import { formatDateTime, Menu } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { DownloadIcon, EyeIcon, EyeOffIcon, MoreIcon } from '@practice/ui/icons';
import { announceFailure } from '@practice/ui/records';
import { sizeText } from '@practice/ui/uploads';
import { useCallback, useState } from 'react';
import { AppointmentFileAddressDocument } from '../../../generated/graphql.ts';
import { canPreview, FilePreview } from './file-preview.tsx';
import { type AppointmentFile, formatText } from './files.ts';

type FileCardProps = {
  file: AppointmentFile;
  isHighlighted: boolean;
  /** Null for users who may not change it. */
  onEdit: ((file: AppointmentFile) => void) | null;
  onRemove: (file: AppointmentFile) => void;
};

/** A file with what it is, who added it and when; opened in place or downloaded. */
export function FileCard({ file, isHighlighted, onEdit, onRemove }: FileCardProps) {
  const { fileName, fileType, fileSize, description, isConfidential, uploadedBy, createdAt, url } = file;
  const addressOf = useFileAddress();
  const [shown, setShown] = useState<string | null>(null);
  const about = [formatText(file), ...(url ? [sizeText(fileSize)] : [])];

  async function download() {
    const address = await addressOf(file);
    if (address) location.assign(`${address}?indir=1`);
  }

  return (
    <Box
      as="article"
      aria-label={fileName}
      p="3"
      borderWidth="1px"
      borderRadius="md"
      bg={isHighlighted ? 'pine.subtle' : 'bg.panel'}
    >
      <Flex gap="2" align="flex-start">
        <Box flex="1" minW="0">
          <Heading as="h4" size="sm" overflowWrap="anywhere">
            {fileName}
          </Heading>
          <Flex gap="2" align="center" wrap="wrap" mt="1">
            <Badge>{fileTypeLabels[fileType]}</Badge>
            {isConfidential ? null : <Badge tone="completed">Aileyle paylaşılabilir</Badge>}
            <Text color="fg.muted" fontSize="sm">
              {about.join(' · ')}
            </Text>
          </Flex>
          <Text color="fg.muted" fontSize="sm" mt="0.5">
            {`${uploadedBy ?? 'Silinmiş kullanıcı'} · ${formatDateTime(createdAt)}`}
          </Text>
        </Box>
        {onEdit ? (
          <Menu
            placement="bottom-end"
            entries={[
              { label: 'Düzenle', onSelect: () => onEdit(file) },
              { label: 'Sil', danger: true, onSelect: () => onRemove(file) },
            ]}
          >
            {(trigger) => (
              <IconButton {...trigger} aria-label={`${fileName}: işlemler`} size="sm">
                <MoreIcon />
              </IconButton>
            )}
          </Menu>
        ) : null}
      </Flex>
      {description ? (
        <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </Text>
      ) : null}
      {url ? (
        <Flex gap="2" mt="2" wrap="wrap">
          {canPreview(file) ? (
            <Button
              variant="outline"
              size="sm"
              aria-expanded={shown !== null}
              aria-label={`${fileName}: ${shown ? 'önizlemeyi kapat' : 'önizle'}`}
              onClick={async () => setShown(shown ? null : await addressOf(file))}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
              <span>{shown ? 'Önizlemeyi kapat' : 'Önizle'}</span>
            </Button>
          ) : null}
          <Button variant="outline" size="sm" aria-label={`${fileName}: indir`} onClick={() => void download()}>
            <DownloadIcon />
            İndir
          </Button>
        </Flex>
      ) : null}
      {shown ? <FilePreview file={file} address={shown} /> : null}
    </Box>
  );
}

/** Gets an address of a file's content that works for a minute; null when there is none, and a toast says so. */
function useFileAddress(): (file: AppointmentFile) => Promise<string | null> {
  const client = useApolloClient();
  return useCallback(
    async ({ id }) => {
      try {
        const query = { query: AppointmentFileAddressDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
        return (await client.query(query)).data?.appointmentFileAddress.url ?? null;
      } catch (error) {
        announceFailure('Dosya açılamadı.', error);
        return null;
      }
    },
    [client],
  );
}
