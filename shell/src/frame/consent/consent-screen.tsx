import type { CookiePreferences } from '@practice/contracts';
import { type ComponentType, useEffect, useState } from 'react';
import { mainId } from '../../navigation/skip-link.tsx';
import { applyChoice } from './apply-choice.ts';
import { ConsentBanner } from './consent-banner.tsx';
import type { PanelProps } from './preferences-panel.tsx';

export type ConsentScreenProps = {
  hasBanner: boolean;
  isPanelOpen: boolean;
  /** What was chosen before. */
  choice: CookiePreferences | undefined;
  /** Address of the cookie policy. */
  policy: string;
  onChosen: (choice: CookiePreferences) => void;
  onOpenPanel: () => void;
  /** The panel was left without a choice. */
  onClosePanel: () => void;
};

/** The banner, and above it the panel of preferences, which few visitors open: its code is loaded then. */
export function ConsentScreen(props: ConsentScreenProps) {
  const { hasBanner, isPanelOpen, choice, policy, onChosen, onOpenPanel, onClosePanel } = props;
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();

  useEffect(() => {
    if (!isPanelOpen) return;
    import('./preferences-panel.tsx').then((loaded) => setPanel(() => loaded.PreferencesPanel), onClosePanel);
  }, [isPanelOpen, onClosePanel]);

  function choose(kinds: Pick<CookiePreferences, 'analytics' | 'marketing'>) {
    const chosen = { necessary: true, ...kinds } as const;
    applyChoice(chosen, choice);
    onChosen(chosen);
    // The button that had the focus goes with the banner.
    if (hasBanner) document.getElementById(mainId)?.focus({ preventScroll: true });
  }

  return (
    <>
      {hasBanner ? <ConsentBanner policy={policy} onChoose={choose} onOpenPanel={onOpenPanel} /> : null}
      {isPanelOpen && Panel ? <Panel choice={choice} policy={policy} onSave={choose} onClose={onClosePanel} /> : null}
    </>
  );
}
