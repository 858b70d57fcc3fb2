import { type SelfCheckGroup, selfCheckGroups, selfCheckKeys, selfChecks } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { CheckRow, WaitingRow } from './check-row.tsx';
import type { Outcome } from './use-self-checks.ts';

/** All checks by what they are about, with their results; undefined while these are loaded. */
export function CheckList({ outcomes }: { outcomes: readonly Outcome[] | undefined }) {
  return (
    <Box display="grid" gap="5">
      {selfCheckGroups.map((group) => (
        <Group key={group} group={group} outcomes={outcomes} />
      ))}
    </Box>
  );
}

function Group({ group, outcomes }: { group: SelfCheckGroup; outcomes: readonly Outcome[] | undefined }) {
  const keys = selfCheckKeys.filter((key) => selfChecks[key].group === group);
  const found = keys.flatMap((key) => outcomes?.find((outcome) => outcome.key === key) ?? []);
  if (outcomes && found.length === 0) return null;
  return (
    <Box as="section" aria-label={group}>
      <Text as="h2" fontSize="sm" fontWeight="semibold" color="fg.muted" mb="2">
        {group}
      </Text>
      <Box as="ul" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="md">
        {outcomes
          ? found.map((outcome) => <CheckRow key={outcome.key} outcome={outcome} />)
          : keys.map((key) => <WaitingRow key={key} checkKey={key} />)}
      </Box>
    </Box>
  );
}
