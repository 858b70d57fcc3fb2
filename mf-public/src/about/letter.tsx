import { Box, Container, Text } from '@practice/ui';
import { RichText } from '../pages/rich-text.tsx';

type LetterProps = {
  /** Takes the place of the letter when it is there; sanitised by the server. */
  html: string;
  text: string;
  name: string;
};

/** What the practitioner writes to the parents. */
export function Letter({ html, text, name }: LetterProps) {
  return (
    <Box as="section" aria-label="Mektup" bg="bg.subtle" py={{ base: '10', md: '16' }}>
      <Container maxW="3xl">
        <Box
          data-card=""
          bg="bg.panel"
          borderRadius="lg"
          boxShadow="soft"
          px={{ base: '6', md: '12' }}
          py={{ base: '8', md: '12' }}
        >
          {html ? (
            <RichText html={html} />
          ) : (
            <Text textStyle="lead" whiteSpace="pre-line">
              {text}
            </Text>
          )}
          <Text textStyle="h3" color="pine.fg" mt="8">
            {name}
          </Text>
        </Box>
      </Container>
    </Box>
  );
}
