import { Box, chakra, Image, Text } from '@practice/ui';
import { useFormContext, useFormValues } from '@practice/ui/records';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { MediaItem, mediaItems } from './media-items.ts';

const STEP = 2;
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The picture with the point that stays visible when it is cropped: set by a click, or moved by the arrow keys. */
export function FocalPoint({ item: { url } }: { item: MediaItem }) {
  const values = useFormValues<typeof mediaItems>();
  const { form } = useFormContext();
  const [x, y] = [Number(values.focalX), Number(values.focalY)];

  function move(nextX: number, nextY: number) {
    form.setValue('focalX', String(percent(nextX)), { shouldDirty: true });
    form.setValue('focalY', String(percent(nextY)), { shouldDirty: true });
  }

  function click({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // Enter and Space click too, at no point.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(x + step[0], y + step[1]);
  }

  return (
    <Box>
      <chakra.button
        type="button"
        aria-label={`Odak noktası: soldan %${x}, üstten %${y}. Ok tuşlarıyla taşıyın.`}
        onClick={click}
        onKeyDown={press}
        position="relative"
        display="block"
        mx="auto"
        cursor="crosshair"
      >
        <Image src={url} alt="" maxH="18rem" maxW="full" borderRadius="md" />
        <Box
          aria-hidden="true"
          position="absolute"
          left={`${x}%`}
          top={`${y}%`}
          boxSize="5"
          ms="-2.5"
          mt="-2.5"
          borderRadius="full"
          borderWidth="3px"
          borderColor="white"
          bg="pine.solid"
          boxShadow="raised"
        />
      </chakra.button>
      <Text color="fg.muted" fontSize="sm" mt="1">
        Kırpıldığında görünür kalacak noktayı tıklayın ya da ok tuşlarıyla taşıyın.
      </Text>
    </Box>
  );
}
