import { Box, Text } from '@practice/ui';
import { DescriptionItem, DescriptionList, StatusBadge } from '@practice/ui/admin';
import { sizeText } from '@practice/ui/uploads';
import { millisecondsText } from '../measures.ts';
import type { Details } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

/** Its author says not to keep production data in it yet. */
const TRIAL_ENGINE = 'SecantusDB';

type Member = Details['databaseState']['members'][number];

export function DatabaseCard({ details: { databaseState, problems } }: { details: Details }) {
  const { engine, version, roundTripMs, dataBytes, members } = databaseState;
  return (
    <HealthCard title="Veritabanı" icon="database" parts={['database']} problems={problems}>
      <DescriptionList>
        <DescriptionItem label="Yanıt süresi">{millisecondsText(roundTripMs)}</DescriptionItem>
        <DescriptionItem label="Motor">{`${engine} ${version}`}</DescriptionItem>
        <DescriptionItem label="Veri boyutu">{sizeText(dataBytes)}</DescriptionItem>
        <DescriptionItem label="Çoğaltma">
          {members.length === 0 ? 'Yok, tek sunucu' : <Members members={members} />}
        </DescriptionItem>
      </DescriptionList>
      {engine === TRIAL_ENGINE ? <TrialNote /> : null}
    </HealthCard>
  );
}

function TrialNote() {
  return (
    <Text mt="3" fontSize="sm">
      Deneme veritabanı: gerçek kayıtlar için MongoDB’ye taşıyın. Ürünü durdurup sunucuda şu komutu çalıştırın:
      <Box as="code" display="block" fontSize="xs" mt="1" overflowWrap="anywhere">
        npm run move-database -- --to download
      </Box>
    </Text>
  );
}

function Members({ members }: { members: readonly Member[] }) {
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1">
      {members.map(({ name, isHealthy, isPrimary, state }) => (
        <li key={name}>
          <StatusBadge tone={isHealthy ? 'confirmed' : 'cancelled'}>
            {memberText({ isHealthy, isPrimary, state })}
          </StatusBadge>{' '}
          <Box as="span" overflowWrap="anywhere">
            {name}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function memberText({ isHealthy, isPrimary, state }: Pick<Member, 'isHealthy' | 'isPrimary' | 'state'>): string {
  if (isPrimary) return 'birincil';
  if (!isHealthy) return 'çalışmıyor';
  return state === 'unknown' ? 'üye' : 'ikincil';
}
