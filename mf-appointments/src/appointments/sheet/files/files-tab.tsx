import type { FileType } from '@practice/contracts';
import { Box, Button, Skeleton } from '@practice/ui';
import { EmptyState, ProblemPanel } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { announceDone, useRecordList, useRecordRemoval } from '@practice/ui/records';
import { UploadList, useUploads } from '@practice/ui/uploads';
import { useCallback, useEffect, useState } from 'react';
import type { TabContentProps } from '../tab.ts';
import { FileCard } from './file-card.tsx';
import { FileForm } from './file-form.tsx';
import { files } from './files.ts';
import { UploadArea } from './upload-area.tsx';
import { uploadFile } from './upload-file.ts';

const NEW = 'new';
type Sending = Omit<Parameters<typeof uploadFile>[0], 'fetch' | 'appointmentId' | 'fileType'> & { kind: FileType };

/** The files of an appointment, newest first, below where they are uploaded. */
export function FilesTab({ appointment: { id }, onDirty, onChanged }: TabContentProps) {
  const { can, fetch } = useStaff();
  const canWrite = can('clinical:write');
  const list = useRecordList(files, { variables: { appointmentId: id } });
  const { remove, dialog } = useRecordRemoval(files, list, { title: () => 'Dosya silinsin mi?' });
  /** The id of the file whose form is open, or `new`. */
  const [edited, setEdited] = useState<string | null>(null);
  const [isFormDirty, setIsFormDirty] = useState(false);
  const { rows, problem, refresh, markOwn } = list;
  const count = rows?.length;

  const uploaded = useCallback(() => {
    markOwn();
    announceDone('Dosya yüklendi.');
    void refresh();
  }, [markOwn, refresh]);
  const send = useCallback(
    ({ kind, ...sending }: Sending) => uploadFile({ ...sending, fetch, appointmentId: id, fileType: kind }),
    [fetch, id],
  );
  const { uploads, add, retry, cancel } = useUploads({ send, onUploaded: uploaded });
  const isUploading = uploads.some(({ state }) => state !== 'failed');

  useEffect(() => onDirty(isFormDirty || isUploading), [onDirty, isFormDirty, isUploading]);
  useEffect(() => {
    if (count !== undefined) onChanged();
  }, [onChanged, count]);

  function saved() {
    setEdited(null);
    markOwn();
    void refresh();
  }

  const form = { appointmentId: id, onDirty: setIsFormDirty, onSaved: saved, onCancel: () => setEdited(null) };
  return (
    <Box display="grid" gap="5">
      {canWrite ? <UploadArea onFiles={add} /> : null}
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      {rows && rows.length > 0 ? (
        <Box as="ul" aria-label="Dosyalar" listStyleType="none" display="grid" gap="3">
          {rows.map((file) => (
            <li key={file.id}>
              {edited === file.id ? (
                <FileForm {...form} file={file} />
              ) : (
                <FileCard
                  file={file}
                  isHighlighted={list.highlighted.has(file.id)}
                  onEdit={canWrite ? () => setEdited(file.id) : null}
                  onRemove={remove}
                />
              )}
            </li>
          ))}
        </Box>
      ) : rows ? (
        <EmptyState
          icon="file-text"
          title="Henüz dosya yok"
          description="Raporlar, çizimler ve fotoğraflar burada durur; yalnızca klinik ekip görür."
        />
      ) : problem ? (
        <ProblemPanel message={problem.message} onRetry={refresh} />
      ) : (
        <Skeleton height="24" borderRadius="md" />
      )}
      {!canWrite ? null : edited === NEW ? (
        <FileForm {...form} file={null} />
      ) : (
        <Button variant="plain" px="0" justifySelf="start" onClick={() => setEdited(NEW)}>
          Yalnızca dosya kaydı ekle
        </Button>
      )}
      {dialog}
    </Box>
  );
}
