import { Deferred } from '../deferred/deferred.tsx';
import { lazyModule } from '../deferred/lazy-module.ts';
import type { DiffViewProps } from './diff-view.tsx';

// Needed only where somebody compares two versions.
const view = lazyModule(() => import(/* webpackChunkName: "text-diff" */ './diff-view.tsx'));

export type TextDiffProps = DiffViewProps;

/**
 * What changed between two texts, word by word; both of them whole where they have too little in common. `format="html"`
 * compares what is read of two texts of the rich-text editor. Its code is loaded when the first one is shown.
 */
export function TextDiff(props: TextDiffProps) {
  return (
    <Deferred module={view} loading="Karşılaştırılıyor…" failed="Karşılaştırma şu anda açılamadı" minH="3rem">
      {({ DiffView }) => <DiffView {...props} />}
    </Deferred>
  );
}
