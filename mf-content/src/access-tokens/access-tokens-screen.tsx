import { Box, Button } from '@practice/ui';
import { DataTable, EmptyState, FilterSelect, SectionHeader, Toolbar, useRoom } from '@practice/ui/admin';
import { PlusIcon } from '@practice/ui/icons';
import { type ReactNode, useState } from 'react';
import { columnsOf, TokenCard } from './columns.tsx';
import { MadeTokenDialog } from './made-token-dialog.tsx';
import { type MadeToken, TokenDialog } from './token-dialog.tsx';
import { EVERYBODY, type Token } from './tokens.ts';
import { useRevocation } from './use-revocation.tsx';
import { useTokens } from './use-tokens.ts';

/** The access tokens of oneself; admins also see and revoke those of others. */
export default function AccessTokensScreen() {
  const { person, setPerson, seesOthers, others, rows, problem, isRefreshing, refresh } = useTokens();
  const revocation = useRevocation(() => void refresh());
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const room = useRoom();
  const ofOthers = person !== '';
  const add = (
    <Button onClick={() => setIsMaking(true)}>
      <PlusIcon />
      Yeni anahtar
    </Button>
  );

  function show(token: MadeToken) {
    setIsMaking(false);
    setMade(token);
    setPerson('');
    void refresh();
  }

  return (
    <Box>
      <SectionHeader
        title="Erişim Anahtarları"
        description="Programların, tarayıcıda oturum açmadan sizin adınıza bağlandığı anahtarlar"
        actions={add}
      />
      {seesOthers ? (
        <Box mb="3">
          <Toolbar>
            <FilterSelect
              label="Kimin anahtarları"
              all="Kendi anahtarlarım"
              value={person}
              options={[
                { value: EVERYBODY, label: 'Herkesin anahtarları' },
                ...others.map((name) => ({ value: name, label: name })),
              ]}
              onChange={setPerson}
            />
          </Toolbar>
        </Box>
      ) : null}
      <DataTable<Token>
        label="Erişim anahtarları"
        storageKey="access-tokens"
        columns={columnsOf({ ofOthers, room, onRevoke: revocation.ask })}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        card={(token) => <TokenCard token={token} ofOthers={ofOthers} onRevoke={revocation.ask} />}
        empty={<Nothing person={person} add={add} />}
        problem={problem}
        onRetry={refresh}
        isRefreshing={isRefreshing}
      />
      {isMaking ? <TokenDialog onClose={() => setIsMaking(false)} onMade={show} /> : null}
      {made ? <MadeTokenDialog made={made} onClose={() => setMade(null)} /> : null}
      {revocation.dialog}
    </Box>
  );
}

function Nothing({ person, add }: { person: string; add: ReactNode }) {
  if (person === EVERYBODY) return <EmptyState icon="key" title="Kimsenin erişim anahtarı yok." />;
  if (person) return <EmptyState icon="key" title={`${person} için erişim anahtarı yok.`} />;
  return (
    <EmptyState
      icon="key"
      title="Henüz erişim anahtarınız yok."
      description="Muhasebe ya da raporlama gibi bir program verilere bağlanacaksa ona bir anahtar oluşturun."
      action={add}
    />
  );
}
