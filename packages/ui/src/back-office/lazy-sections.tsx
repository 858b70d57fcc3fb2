import { type LazyModule, lazyModule } from '@practice/ui/router';
import { type ComponentType, lazy, useState } from 'react';

type ScreenModule = { default: ComponentType };

/** Imports the module of a screen, whose default export is the screen. */
export type ScreenImport = () => Promise<ScreenModule>;

type LazyScreen = Pick<LazyModule<ScreenModule>, 'loaded' | 'load'> & { Lazy: ComponentType };

/** The screens of a remote's sections by their keys; the code of each is loaded when it is first shown or prefetched. */
export type LazySections = { screenOf: (section: string) => LazyScreen; prefetch: (section: string) => void };

export function lazySections(screens: Readonly<Record<string, ScreenImport>>): LazySections {
  const byKey = new Map(Object.entries(screens).map(([key, load]) => [key, lazyScreen(load)]));
  return {
    screenOf(section) {
      const screen = byKey.get(section);
      if (!screen) throw new Error(`There is no section ${section}`);
      return screen;
    },
    prefetch(section) {
      // A failure shows when the section is opened.
      byKey
        .get(section)
        ?.load()
        .catch(() => {});
    },
  };
}

function lazyScreen(importScreen: ScreenImport): LazyScreen {
  const { loaded, load } = lazyModule(importScreen);
  // Once for all renders: what is made while rendering would be loaded again with each attempt to render it.
  return { loaded, load, Lazy: lazy(load) };
}

/**
 * The screen of a section. While its code is loading the shell's skeleton stands in, and when it cannot be loaded the
 * shell's panel with a retry.
 * @throws Error when there is no such section
 */
export function LazySection({ sections, section }: { sections: LazySections; section: string }) {
  return <LoadedOrLazy key={section} {...sections.screenOf(section)} />;
}

/** Code that is there is shown at once; chosen once, so that the screen keeps its state when it renders again. */
function LoadedOrLazy({ loaded, Lazy }: LazyScreen) {
  const [Screen] = useState<ComponentType>(() => loaded()?.default ?? Lazy);
  return <Screen />;
}

/** A part of a screen, such as a tab, whose code is loaded when it is first shown. Make it once, outside of components. */
export function lazyPanel(importPanel: ScreenImport): ComponentType {
  return lazyScreen(importPanel).Lazy;
}
