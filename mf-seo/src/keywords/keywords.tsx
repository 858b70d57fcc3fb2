import { z } from '@practice/contracts';
import { Box } from '@practice/ui';
import { choicesOf, FilterTabs } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import { Competitors } from './competitors/competitors.tsx';
import { Suggestions } from './suggestions/suggestions.tsx';
import { Tracked } from './tracked/tracked.tsx';

const views = { tracked: 'Takip Edilenler', suggestions: 'Öneriler', competitors: 'Rakip Analizi' };
const view = z.enum(['tracked', 'suggestions', 'competitors']).catch('tracked');
const panels = { tracked: Tracked, suggestions: Suggestions, competitors: Competitors };

/** What the practice wants to be found for: a tab of SEO. */
export default function Keywords() {
  const { params, setParams } = useSection();
  const current = view.parse(params.get('view'));
  const Panel = panels[current];
  return (
    <Box>
      <Box mb="4">
        <FilterTabs
          label="Görünüm"
          tabs={choicesOf(views)}
          value={current}
          onChange={(next) =>
            setParams({ view: next === 'tracked' ? null : next, id: null, q: null, difficulty: null })
          }
        />
      </Box>
      <Panel />
    </Box>
  );
}
