import { trackersMark, wizardMark } from '@practice/contracts';
import { useSyncExternalStore } from 'react';

/**
 * Whether the document has trackers, or is about to load them: the wizard then has to be in another one. False for good
 * once the wizard's form was opened, as the trackers wait for the next document then.
 */
export function useTrackers(): boolean {
  return useSyncExternalStore(
    watchMarks,
    () => {
      const { documentElement } = document;
      return documentElement.hasAttribute(trackersMark) && !documentElement.hasAttribute(wizardMark);
    },
    () => false,
  );
}

function watchMarks(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [trackersMark, wizardMark] });
  return () => observer.disconnect();
}
