import type { RemoteState } from '@practice/contracts';
import { Box, Button, Flex, Text } from '@practice/ui';
import { ConfirmDialog, formatCount, formatDateTime, StatusBadge } from '@practice/ui/admin';
import { useState } from 'react';
import { useRemoteStates } from '../use-remote-states.ts';
import type { Details } from '../use-system-health.ts';
import { HealthCard } from './health-card.tsx';

type Remote = Details['gateways'][number]['remotes'][number];

const remoteLabels: Record<string, string> = {
  'mf-public': 'Site',
  'mf-appointments': 'Randevu ekranları',
  'mf-content': 'İçerik ekranları',
  'mf-seo': 'SEO ekranları',
};
const labelOf = (name: string) => remoteLabels[name] ?? name;

/** The parts that browsers load: which version is live, since when, by whom, how often it failed, and the way back. */
export function RemotesCard({ details: { gateways, problems, measuredAt } }: { details: Details }) {
  const remotes = distinct(gateways.flatMap((gateway) => gateway.remotes));
  const { states, rollBack, rollingBack } = useRemoteStates(measuredAt);
  const [asked, setAsked] = useState<RemoteState | null>(null);
  return (
    <HealthCard title="Yayındaki arayüzler" icon="panels" parts={['remotes']} problems={problems}>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {remotes.map((remote) => {
          const state = states.get(remote.name);
          return (
            <RemoteItem
              key={`${remote.name} ${remote.version}`}
              remote={remote}
              state={state?.version === remote.version ? state : undefined}
              isRollingBack={rollingBack === remote.name}
              onRollBack={setAsked}
            />
          );
        })}
      </Box>
      {remotes.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          Sunucu henüz durumunu bildirmedi.
        </Text>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void rollBack(asked);
          setAsked(null);
        }}
        title={`${asked ? labelOf(asked.name) : ''}: önceki sürüme dönülsün mü?`}
        confirmLabel="Önceki sürüme dön"
        danger
      >
        {asked ? rollBackText(asked) : null}
      </ConfirmDialog>
    </HealthCard>
  );
}

type ItemProps = {
  remote: Remote;
  /** Undefined until it is known. */
  state: RemoteState | undefined;
  isRollingBack: boolean;
  onRollBack: (state: RemoteState) => void;
};

function RemoteItem({ remote: { name, version, isElsewhere, isUp }, state, isRollingBack, onRollBack }: ItemProps) {
  return (
    <Flex as="li" gap="2" align="flex-start" justify="space-between" wrap="wrap">
      <Box minW="0" flex="1 1 12rem">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium">{labelOf(name)}</Text>
          {isUp ? null : <StatusBadge tone="cancelled">yanıt vermiyor</StatusBadge>}
          <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            {isElsewhere ? `${version} · başka adresten` : version}
          </Text>
        </Flex>
        {state ? (
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {[sinceText(state), failuresText(state)].filter(Boolean).join(' · ')}
          </Text>
        ) : null}
      </Box>
      {state?.previous ? (
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          loading={isRollingBack}
          onClick={() => onRollBack(state)}
          aria-label={`Önceki sürüme dön: ${labelOf(name)}`}
        >
          Önceki sürüme dön
        </Button>
      ) : null}
    </Flex>
  );
}

/** Since when the version is live, and by whom; without a note of it the product was started with it. */
function sinceText({ change }: RemoteState): string {
  if (!change) return '';
  return `${formatDateTime(change.at)} tarihinden beri (${change.by || 'Sistem'})`;
}

function failuresText({ failures: { server, browser } }: RemoteState): string {
  if (server + browser === 0) return 'son 24 saatte hata yok';
  return `son 24 saatte ${formatCount(server + browser)} hata (sunucuda ${formatCount(server)}, tarayıcılarda ${formatCount(browser)})`;
}

function rollBackText({ version, previous }: RemoteState): string {
  const next = previous === 'built' ? 'ürünün başlatıldığı sürüm' : previous;
  return `Yayındaki ${version} yerine ${next} yayına girer. Açık sayfalar kendi sürümleriyle sürer; yeni açılanlar öncekini gösterir.`;
}

/** Several gateways have the same versions, or each its own while a new one goes live. */
function distinct(remotes: readonly Remote[]): Remote[] {
  return [...new Map(remotes.map((remote) => [`${remote.name} ${remote.version}`, remote])).values()];
}
