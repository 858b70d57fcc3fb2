import { Box, Section, Text } from '@practice/ui';
import type { LocalPageContentFragment } from '../generated/graphql.ts';
import { cardListStyle, edgedCard } from '../pages/card-list-style.ts';

/** What families of this city bring, and how it is worked on. */
export function Challenges({ page }: { page: LocalPageContentFragment }) {
  const { challengesTitle, challengesDescription, challengesProblems, challengesSolutions } = page;
  const count = Math.max(challengesProblems.length, challengesSolutions.length);
  if (!challengesTitle && !challengesDescription && count === 0) return null;
  const pairs = Array.from({ length: count }, (_, index) => ({
    problem: challengesProblems[index] ?? '',
    solution: challengesSolutions[index] ?? '',
  })).filter(({ problem, solution }) => problem || solution);
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

const listStyle = cardListStyle({ lg: 3 }, { ...edgedCard, px: { base: '5', md: '6' }, py: { base: '5', md: '6' } });
