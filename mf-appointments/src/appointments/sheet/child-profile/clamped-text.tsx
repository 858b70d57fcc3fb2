import { Button, Text } from '@practice/ui';
import { useState } from 'react';

const LINES = 3;
/** About as much as stands in the lines of a sheet. */
const SHORT = 180;

/** A text of which the first lines are shown, and the others on request. */
export function ClampedText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > LINES;
  return (
    <>
      <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere" {...(isLong && !isOpen ? { lineClamp: LINES } : {})}>
        {text}
      </Text>
      {isLong ? (
        <Button variant="plain" size="sm" px="0" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Daha az göster' : 'Devamını göster'}
        </Button>
      ) : null}
    </>
  );
}
