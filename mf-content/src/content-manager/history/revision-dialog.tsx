import type { ContentPage } from '@practice/contracts';
import { Box, Button, chakra, type SystemStyleObject, Text } from '@practice/ui';
import { formatDateTime, SideSheet, ToggleButton } from '@practice/ui/admin';
import { useState } from 'react';
import { ChangedTexts } from '../../revisions/changed-texts.tsx';
import { revisionDiff, textsOf } from './revision-diff.ts';
import type { Revision } from './use-revisions.ts';

type Props = {
  page: ContentPage;
  revision: Revision;
  before: Revision | undefined;
  /** Undefined for the newest. */
  onRestore: (() => void) | undefined;
  onClose: () => void;
};

/** One revision: what is other than before, and all of it as JSON. */
export function RevisionDialog({ page, revision, before, onRestore, onClose }: Props) {
  const [isJson, setIsJson] = useState(false);
  const diff = revisionDiff(page, revision, before);
  return (
    <SideSheet
      open
      onClose={onClose}
      title={formatDateTime(revision.createdAt)}
      subtitle={[revision.author, revision.isDraft ? 'Taslak' : 'Yayımlandı', revision.description]
        .filter(Boolean)
        .join(' · ')}
      footer={
        onRestore ? (
          <Button variant="outline" onClick={onRestore}>
            Bu sürümü geri yükle
          </Button>
        ) : null
      }
    >
      <Box role="group" aria-label="Görünüm" display="flex" gap="1" mb="4">
        <ToggleButton size="sm" isPressed={!isJson} onClick={() => setIsJson(false)}>
          Değişiklikler
        </ToggleButton>
        <ToggleButton size="sm" isPressed={isJson} onClick={() => setIsJson(true)}>
          JSON
        </ToggleButton>
      </Box>
      {isJson ? (
        <chakra.pre css={jsonStyle} tabIndex={0}>
          {JSON.stringify(textsOf(revision), null, 2)}
        </chakra.pre>
      ) : diff.length === 0 ? (
        <Text color="fg.muted">Bir önceki sürümle aynı.</Text>
      ) : (
        <ChangedTexts changed={diff} labels={{ before: 'Önceki sürüm', after: 'Bu sürüm' }} />
      )}
    </SideSheet>
  );
}

const jsonStyle: SystemStyleObject = {
  p: '3',
  bg: 'bg.subtle',
  borderRadius: 'sm',
  fontSize: 'sm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
