import { Box, Section, Text } from '@practice/ui';
import type { LocalPageContentFragment } from '../generated/graphql.ts';

/** What families of this city bring, and how it is worked on. */
export function Challenges({ page }: { page: LocalPageContentFragment }) {
  const { challengesTitle, challengesDescription, challengesProblems, challengesSolutions } = page;
  const count = Math.max(challengesProblems.length, challengesSolutions.length);
  if (!challengesTitle && !challengesDescription && count === 0) return null;
  const pairs = Array.from({ length: count }, (_, index) => ({
    problem: challengesProblems[index] ?? '',
    solution: challengesSolutions[index] ?? '',
  }));
  return (
    <Section
      eyebrow="Birlikte çalıştıklarımız"
      title={challengesTitle || 'Ailelerin getirdiği sorular'}
      intro={challengesDescription}
    >
      <Box as="ul" css={listStyle}>
        {pairs.map(({ problem, solution }) => (
          <li key={`${problem}|${solution}`}>
            {problem ? (
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {problem}
              </Text>
            ) : null}
            {solution ? (
              <Text color="fg.muted" mt={problem ? '3' : '0'} overflowWrap="anywhere">
                {solution}
              </Text>
            ) : null}
          </li>
        ))}
      </Box>
    </Section>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: '4',
  listStyle: 'none',
  '& > li': {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    p: { base: '5', md: '6' },
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'pine.300',
  },
};
