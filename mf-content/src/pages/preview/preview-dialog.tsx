import { Box, type SystemStyleObject } from '@practice/ui';
import { FilterTabs } from '@practice/ui/admin';
import { Modal } from '@practice/ui/overlay';
import { useState } from 'react';
import { Blocks } from './blocks.tsx';
import type { PreviewBlock } from './blocks-of-page.ts';

const devices = [
  { value: 'desktop', label: 'Masaüstü' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'mobile', label: 'Mobil' },
] as const;

const widths: Record<string, string> = { desktop: '80rem', tablet: '48rem', mobile: '23.4375rem' };

type PreviewDialogProps = { title: string; blocks: readonly PreviewBlock[]; onClose: () => void };

/** A page in the widths of a desktop, a tablet and a phone, as it is stored, published or not. */
export function PreviewDialog({ title, blocks, onClose }: PreviewDialogProps) {
  const [device, setDevice] = useState<string>('desktop');
  return (
    <Modal
      open
      onClose={onClose}
      look={{ dialog: fullScreen, body: { py: '4', bg: 'bg.subtle' } }}
      title={`Önizleme: ${title}`}
      tabs={
        <Box px="5" pb="3">
          <FilterTabs label="Genişlik" tabs={devices} value={device} onChange={setDevice} />
        </Box>
      }
    >
      <Box
        mx="auto"
        // Long pages are moved by keyboard, too.
        role="region"
        aria-label="Sayfanın görünümü"
        tabIndex={0}
        maxW="full"
        style={{ width: widths[device] }}
        data-device={device}
        containerType="inline-size"
      >
        <Blocks blocks={blocks} />
      </Box>
    </Modal>
  );
}

const fullScreen: SystemStyleObject = {
  m: '0',
  width: '100vw',
  height: '100dvh',
  maxW: 'none',
  maxH: 'none',
  bg: 'bg.panel',
};
