import type { PreviewLink } from '@practice/contracts';
import { Box, Button, Text } from '@practice/ui';
import { announceFailure, MadeLink } from '@practice/ui/records';
import { useState } from 'react';
import { createPreviewLink } from '../../remotes/choose-preview.ts';

/** Makes a link by which a preview is seen without an account. */
export function PreviewLinkMaker({ name, version }: { name: string; version: string }) {
  const [link, setLink] = useState<PreviewLink>();
  const [isMaking, setIsMaking] = useState(false);

  async function make() {
    setIsMaking(true);
    try {
      setLink(await createPreviewLink(name, version));
    } catch (problem) {
      announceFailure('Bağlantı oluşturulamadı.', problem);
    }
    setIsMaking(false);
  }

  if (link) return <MadeLink {...link} />;
  return (
    <Box>
      <Button size="sm" variant="outline" loading={isMaking} onClick={() => void make()}>
        Bağlantı oluştur
      </Button>
      <Text mt="2" fontSize="sm" color="fg.muted">
        Bağlantıyı bilen herkes bu önizlemeyi 7 gün boyunca giriş yapmadan görebilir.
      </Text>
    </Box>
  );
}
