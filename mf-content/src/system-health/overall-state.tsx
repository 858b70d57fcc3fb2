import { Box, Flex, Text } from '@practice/ui';
import { DescriptionItem, DescriptionList, SectionIcon } from '@practice/ui/admin';
import { useMailProblem } from '@practice/ui/email-addresses';
import { TextLink } from '@practice/ui/router';
import { MailStateDocument } from '../generated/graphql.ts';
import { type HealthProblem, stateLooks, stateOf } from './health-state.ts';
import { wordsOf } from './problem-words.ts';

/** One sentence about all of the product; below it what is wrong, for whom, and what to do. */
export function OverallState({ problems, isOld }: { problems: readonly HealthProblem[]; isOld: boolean }) {
  const state = stateOf(problems);
  const { icon, tone } = stateLooks[state];
  return (
    <Box
      as="section"
      aria-label="Genel durum"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      mb="4"
      opacity={isOld ? 0.7 : 1}
    >
      <Flex align="center" gap="3" px={{ base: '4', md: '5' }} py="4">
        <Flex
          boxSize="9"
          flexShrink="0"
          align="center"
          justify="center"
          borderRadius="full"
          bg={`status.${tone}.bg`}
          color={`status.${tone}.fg`}
          fontSize="lg"
        >
          <SectionIcon name={icon} />
        </Flex>
        <Text role="status" fontSize="lg" fontWeight="semibold" textWrap="balance">
          {sentenceOf(problems)}
        </Text>
      </Flex>
      {problems.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label="Aksayanlar">
          {problems.map((problem) => (
            <ProblemItem key={`${problem.code} ${problem.subject}`} problem={problem} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function sentenceOf(problems: readonly HealthProblem[]): string {
  const failures = problems.filter(({ isFailure }) => isFailure).length;
  if (problems.length === 0) return 'Her şey çalışıyor.';
  if (failures > 0) return `${failures === 1 ? 'Bir' : failures} sorun var; bazı işler şu anda yapılamıyor.`;
  return `Sistem çalışıyor; ${problems.length === 1 ? 'bir' : problems.length} konu ilgi bekliyor.`;
}

function ProblemItem({ problem }: { problem: HealthProblem }) {
  const { title, visitors, staff, remedy, link } = wordsOf(problem, useMailProblem(MailStateDocument));
  const { icon, tone } = stateLooks[stateOf([problem])];
  return (
    <Flex as="li" gap="3" borderTopWidth="1px" px={{ base: '4', md: '5' }} py="4">
      <Box color={`status.${tone}.fg`} pt="0.5" flexShrink="0">
        <SectionIcon name={icon} />
      </Box>
      <Box minW="0" flex="1">
        <Text fontWeight="medium" mb="1">
          {title}
        </Text>
        <DescriptionList css={{ '--label-width': { base: '4.75rem', md: '6rem' } }}>
          <DescriptionItem label="Veliler">{visitors}</DescriptionItem>
          <DescriptionItem label="Ekip">{staff}</DescriptionItem>
          <DescriptionItem label="Ne yapmalı">
            <Box>
              <span>{remedy}</span> {link ? <TextLink to={link.to}>{link.label}</TextLink> : null}
            </Box>
          </DescriptionItem>
        </DescriptionList>
      </Box>
    </Flex>
  );
}
