import { Button } from '@practice/ui';
import { useState } from 'react';
import { PreviewDialog } from './preview-dialog.tsx';

/** Opens the dialog in which links to a preview of a post are made. */
export function PreviewButton({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        Önizleme bağlantısı
      </Button>
      {isOpen ? <PreviewDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
