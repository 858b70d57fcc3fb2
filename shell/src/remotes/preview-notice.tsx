import { Button, Flex } from '@practice/ui';
import { useState } from 'react';
import { leavePreviews } from './choose-preview.ts';
import { useRegistry } from './registry.ts';

/** Says that this browser shows a preview of a remote, with a button that returns to what is live. */
export function PreviewNotice() {
  const previews = useRegistry()
    .list()
    .filter(({ isPreview }) => isPreview);
  const [hasFailed, setHasFailed] = useState(false);
  if (previews.length === 0) return null;

  async function goBack() {
    try {
      await leavePreviews();
      location.reload();
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <Flex
      role="status"
      wrap="wrap"
      align="center"
      justify="center"
      gap="3"
      px="gutter"
      py="2"
      bg="status.pending.bg"
      color="status.pending.fg"
      borderBottomWidth="1px"
      fontSize="sm"
    >
      <span>
        {hasFailed
          ? 'Yayındaki sürüme dönülemedi. Bağlantınızı kontrol edip tekrar deneyin.'
          : `Önizleme: ${previews.map(({ name, version }) => `${name} ${version}`).join(', ')}. Yalnızca bu tarayıcıda görünür.`}
      </span>
      <Button size="sm" variant="outline" onClick={goBack}>
        Yayındaki sürüme dön
      </Button>
    </Flex>
  );
}
