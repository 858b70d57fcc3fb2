import type { HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Box } from '../styled/layout.ts';
import { Container, Heading, Text } from './styled.tsx';

export type SectionProps = Omit<HTMLChakraProps<'section'>, 'title'> & {
  /** Anchor of the section. */
  id?: string;
  eyebrow?: ReactNode;
  title?: ReactNode;
  intro?: ReactNode;
  /** Sections alternate between paper and sand. */
  tone?: 'paper' | 'sand';
  children: ReactNode;
};

// Two of one ground in a row read as one: a single space between them.
const followsOwnTone = { '&[data-tone=sand]': { '[data-tone=sand] + &': { pt: '0' } } };

/** A part of a public page: vertical rhythm, optional eyebrow, heading and introduction, labelled by its heading. */
export function Section({ id, eyebrow, title, intro, tone = 'paper', children, ...rest }: SectionProps) {
  const headingId = useId();
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={title ? headingId : undefined}
      py="section"
      bg={tone === 'sand' ? 'bg.subtle' : 'bg'}
      data-tone={tone}
      css={followsOwnTone}
      {...rest}
    >
      <Container>
        {title ? (
          <Box maxW="prose" mb={{ base: '8', md: '12' }}>
            {eyebrow ? (
              <Text textStyle="eyebrow" color="accent.fg" mb="3">
                {eyebrow}
              </Text>
            ) : null}
            <Heading as="h2" size="lg" id={headingId}>
              {title}
            </Heading>
            {intro ? (
              <Text textStyle="lead" color="fg.muted" mt="4">
                {intro}
              </Text>
            ) : null}
          </Box>
        ) : null}
        {children}
      </Container>
    </Box>
  );
}
