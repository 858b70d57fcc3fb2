import { Box, Button, Flex } from '@practice/ui';
import { type ToastText, toast } from '@practice/ui/overlay';
import type { ReactNode } from 'react';

type Done = ToastText & {
  /** What follows from it, on a line of its own. */
  consequence?: ReactNode;
  tone?: 'success' | 'warning';
  onUndo: () => void;
};

/** Says what was done, with "Geri al", which closes the message. */
export function announceWithUndo({ title, description, consequence, tone = 'success', onUndo }: Done): void {
  const id = toast[tone]({
    title,
    description: (
      <Flex as="span" align="center" justify="space-between" gap="3">
        <span>
          <span>{description}</span>
          {consequence ? (
            <Box as="span" display="block" fontSize="sm">
              {consequence}
            </Box>
          ) : null}
        </span>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            toast.dismiss(id);
            onUndo();
          }}
        >
          Geri al
        </Button>
      </Flex>
    ),
  });
}
