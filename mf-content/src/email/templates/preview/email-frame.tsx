import { Box, type SystemStyleObject } from '@practice/ui';
import { type SyntheticEvent, useState } from 'react';

type EmailFrameProps = { title: string; html: string; isNarrow: boolean };

/** An e-mail in a document of its own, as wide as a mail program shows it. Nothing in it runs, and its links lead nowhere. */
export function EmailFrame({ title, html, isNarrow }: EmailFrameProps) {
  const [height, setHeight] = useState(0);

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const document = currentTarget.contentDocument;
    if (!document) return;
    document.addEventListener('click', (event) => event.preventDefault());
    setHeight(document.body.scrollHeight);
  }

  return (
    <Box css={stageStyle}>
      <Box
        asChild
        css={frameStyle}
        width={isNarrow ? '23.4375rem' : 'full'}
        maxW="full"
        style={{ height: Math.max(height, LEAST_HEIGHT) }}
      >
        <iframe key={String(isNarrow)} title={title} srcDoc={html} sandbox="allow-same-origin" onLoad={onLoad} />
      </Box>
    </Box>
  );
}

/** Before it is loaded, in pixels. */
const LEAST_HEIGHT = 480;

const stageStyle: SystemStyleObject = { display: 'flex', justifyContent: 'center' };
const frameStyle: SystemStyleObject = {
  display: 'block',
  borderWidth: '1px',
  borderRadius: 'md',
  bg: '#F7F1E8',
  colorScheme: 'light',
};
