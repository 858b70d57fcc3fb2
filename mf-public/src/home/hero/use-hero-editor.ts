import { isContentPreview, staffMark } from '@practice/contracts';
import { type ComponentType, useEffect, useState } from 'react';
import type { HeroTextEditorProps } from './editor/hero-text-editor.tsx';

export type HeroEditor = ComponentType<HeroTextEditorProps>;

/** Edits a text of the hero in place, for staff who may. Undefined for everybody else, who do not load its code. */
export function useHeroEditor(): HeroEditor | undefined {
  const [Editor, setEditor] = useState<HeroEditor>();
  useEffect(() => {
    if (!hasStaffMark() || isContentPreview()) return;
    import(/* webpackChunkName: "hero-editor" */ './editor/editor-for-staff.ts')
      .then(({ editorForStaff }) => editorForStaff())
      .then(
        (found) => setEditor(() => found),
        () => {},
      );
  }, []);
  return Editor;
}

function hasStaffMark(): boolean {
  try {
    return localStorage.getItem(staffMark) !== null;
  } catch {
    return false;
  }
}
