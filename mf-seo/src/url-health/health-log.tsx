import { Box, Button, Flex, Text } from '@practice/ui';
import { FilterSelect, formatCount, formatDate, ProblemPanel } from '@practice/ui/admin';
import { readProblem, useQuery } from '@practice/ui/data';
import { useId } from 'react';
import { UrlHealthLogDocument, type UrlHealthLogQuery, type UrlHealthQuery } from '../generated/graphql.ts';
import { kindLabels } from './texts.ts';

type HealthLogProps = {
  /** The oldest first. */
  days: UrlHealthQuery['urlHealthDays'];
  /** The day that is open; '' for none. */
  date: string;
  onDate: (date: string) => void;
  /** When the last check was finished: that day's log is another since. */
  finishedAt: string | null;
};

/** What was found on a day that was checked, where the settings keep it. */
export function HealthLog({ days, date, onDate, finishedAt }: HealthLogProps) {
  const id = useId();
  const last = days.at(-1);
  if (!last) return null;
  const isOpen = date !== '';
  return (
    <Box as="section" aria-label="Günlük kayıt" bg="bg.panel" borderWidth="1px" borderRadius="md" p="4" mt="4">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0">
          <Text fontWeight="medium">Günlük kayıt</Text>
          <Text color="fg.muted" fontSize="sm">
            Kontrol edilen her günün bulguları
          </Text>
        </Box>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onDate(isOpen ? '' : last.date)}
        >
          {isOpen ? 'Kaydı gizle' : 'Kaydı göster'}
        </Button>
      </Flex>
      <Box id={id} hidden={!isOpen} mt="4">
        {isOpen ? (
          <>
            <Flex mb="3">
              <FilterSelect
                label="Kaydın günü"
                value={date}
                options={[...days].reverse().map((day) => ({
                  value: day.date,
                  label: `${formatDate(day.date)} · ${day.averageScore}/100 · ${formatCount(day.faults)} bulgu`,
                }))}
                onChange={onDate}
              />
            </Flex>
            <LogOfDay key={`${date} ${finishedAt}`} date={date} />
          </>
        ) : null}
      </Box>
    </Box>
  );
}

function LogOfDay({ date }: { date: string }) {
  const { data, error, refetch } = useQuery(UrlHealthLogDocument, {
    variables: { date },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <ProblemPanel message={readProblem(error).message} onRetry={refetch} />;
  if (!data) return <Note>Kayıt okunuyor…</Note>;
  const findings = data.urlHealthDays[0]?.findings;
  if (!findings) {
    return (
      <Note>Bu günün bulguları saklanmadı. “Ayrıntılı kayıt” ayarı açıkken her kontrolün bulguları saklanır.</Note>
    );
  }
  if (findings.length === 0) return <Note>Bu gün bir bulgu yoktu.</Note>;
  return [...byAddress(findings)].map(([url, found]) => (
    <Box key={url} mb="4" fontSize="sm">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {url}
      </Text>
      <Box as="ul" listStyleType="none">
        {found.map(({ kind, detail, target }) => (
          <Flex
            as="li"
            key={`${kind} ${target}`}
            direction={{ base: 'column', md: 'row' }}
            columnGap="4"
            py="1.5"
            borderTopWidth="1px"
          >
            <Text color="fg.muted" flexShrink="0" w={{ md: '13rem' }}>
              {kindLabels[kind]}
            </Text>
            <Text minW="0" overflowWrap="anywhere">
              {detail}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  ));
}

function Note({ children }: { children: string }) {
  return (
    <Text role="status" color="fg.muted" fontSize="sm">
      {children}
    </Text>
  );
}

type Logged = NonNullable<UrlHealthLogQuery['urlHealthDays'][number]['findings']>[number];

function byAddress(findings: readonly Logged[]): Map<string, Logged[]> {
  const found = new Map<string, Logged[]>();
  for (const finding of findings) found.set(finding.url, [...(found.get(finding.url) ?? []), finding]);
  return found;
}
