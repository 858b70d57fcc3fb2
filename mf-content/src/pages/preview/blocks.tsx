import { Box, type SystemStyleObject, Text } from '@practice/ui';
import type { ReactNode } from 'react';
import type { PreviewBlock } from './blocks-of-page.ts';

/** Blocks on the paper of the public site, also where the back office is dark. Their container decides the columns. */
export function Blocks({ blocks }: { blocks: readonly PreviewBlock[] }) {
  return (
    <Box css={paperStyle}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
        <Box as="section" key={index} css={blockStyle} data-block={block.type}>
          {drawings[block.type](block)}
        </Box>
      ))}
    </Box>
  );
}

const drawings: Record<PreviewBlock['type'], (block: PreviewBlock) => ReactNode> = {
  hero: ({ title, subtitle, content, ctaText }) => (
    <>
      <Heading level="2">{title}</Heading>
      {subtitle ? (
        <Text fontSize="lg" whiteSpace="pre-line">
          {subtitle}
        </Text>
      ) : null}
      {content ? <Prose html={content} /> : null}
      {ctaText ? (
        <Box as="span" css={buttonStyle}>
          {ctaText}
        </Box>
      ) : null}
    </>
  ),
  text: ({ title, subtitle, content }) => (
    <>
      {title ? <Heading level="3">{title}</Heading> : null}
      {subtitle ? <Text>{subtitle}</Text> : null}
      <Prose html={content || '<p><em>Bu bölümün metni henüz yok.</em></p>'} />
    </>
  ),
  services: (block) => <Items {...block} />,
  faq: (block) => <Items {...block} />,
};

function Prose({ html }: { html: string }) {
  return (
    <Box
      css={proseStyle}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service that has the text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function Items({ title, subtitle, items }: PreviewBlock) {
  return (
    <>
      {title ? <Heading level="3">{title}</Heading> : null}
      {subtitle ? <Text>{subtitle}</Text> : null}
      <Box css={gridStyle}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          <Box key={index} p="4" borderWidth="1px" borderColor="stone.300" borderRadius="md" bg="white">
            <Text fontWeight="semibold">{item.title}</Text>
            <Text whiteSpace="pre-line">{item.text}</Text>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Heading({ level, children }: { level: '2' | '3'; children: ReactNode }) {
  return (
    <Box as={`h${level}`} css={{ ...headingStyle, fontSize: level === '2' ? '3xl' : '2xl' }}>
      {children}
    </Box>
  );
}

const headingStyle: SystemStyleObject = {
  fontFamily: "'Fraunces Variable', Georgia, serif",
  lineHeight: '1.2',
  fontWeight: 'semibold',
};

const paperStyle: SystemStyleObject = {
  bg: 'paper',
  color: 'ink',
  borderWidth: '1px',
  borderRadius: 'md',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

const blockStyle: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  px: '6',
  py: '8',
  '& > *': { maxW: 'full', minW: '0' },
  '&[data-block=hero]': { bg: 'sage.200', py: '12' },
  '@container (min-width: 40rem)': { px: '12' },
};

const buttonStyle: SystemStyleObject = { px: '5', py: '3', borderRadius: 'full', bg: 'pine.700', color: 'white' };

const gridStyle: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  width: 'full',
  '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 60rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

const proseStyle: SystemStyleObject = {
  width: 'full',
  maxW: '44rem',
  lineHeight: '1.6',
  '& > * + *': { mt: '3' },
  '& h2, & h3, & h4': { fontWeight: 'semibold', fontSize: 'xl' },
  '& ul': { listStyle: 'disc', ps: '6' },
  '& ol': { listStyle: 'decimal', ps: '6' },
  '& a': { textDecoration: 'underline' },
  '& img': { maxW: 'full', height: 'auto' },
  '& table': { display: 'block', overflowX: 'auto' },
  '& td, & th': { borderWidth: '1px', borderColor: 'stone.300', px: '2', py: '1' },
};
