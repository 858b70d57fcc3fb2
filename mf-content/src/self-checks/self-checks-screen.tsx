import { SELF_CHECK_TIME } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import { EmptyState, ProblemPanel, SectionHeader } from '@practice/ui/admin';
import { CheckList } from './check-list.tsx';
import { RunHistory } from './run-history.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { useSelfChecks } from './use-self-checks.ts';

/** What the product checks of itself every night, and what it found. */
export default function SelfChecksScreen() {
  const { runs, last, shown, open, outcomes, problem, retry, show, start, isStarting } = useSelfChecks();
  const button = (
    <Button onClick={() => void start()} loading={isStarting} disabled={!runs || open !== undefined}>
      Şimdi kontrol et
    </Button>
  );
  const isEmpty = runs !== undefined && !last && !open;

  return (
    <Box>
      <SectionHeader
        title="Öz Denetim"
        description="Ürün her gece kendi verilerine bakar: verdiği sözleri tutuyor mu?"
        actions={isEmpty ? null : button}
      />
      {isEmpty ? (
        <EmptyState
          icon="list-checks"
          title="Henüz denetim yapılmadı."
          description={`İlk denetim bu gece ${SELF_CHECK_TIME.replace(':', '.')}’da kendiliğinden yapılır; beklemek istemezseniz şimdi başlatın.`}
          action={button}
        />
      ) : (
        <>
          {problem ? null : <SummaryPanel last={last} shown={shown} open={open} onLast={() => last && show(last.id)} />}
          {problem ? <ProblemPanel title="Öz denetim yüklenemedi" message={problem.message} onRetry={retry} /> : null}
          {problem ? null : <CheckList outcomes={outcomes} />}
          {runs && shown ? <RunHistory runs={runs} shownId={shown.id} onShow={show} /> : null}
        </>
      )}
    </Box>
  );
}
