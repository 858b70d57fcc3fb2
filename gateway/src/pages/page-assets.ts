import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteForPath } from '@practice/contracts';
import type { Shell } from '../remotes/load-remotes.ts';
import type { Remote } from '../remotes/remote.ts';
import { stampOf } from '../remotes/watched-json.ts';
import type { PageAssets } from './document.ts';

/** Milliseconds after a page has loaded before its scripts are started without anybody having touched it. */
const quietAfter = 3000;

let kept: { key: string; css: string } | undefined;

/**
 * The files that a page names. Pages for reading start their scripts late; those for interaction (`interactiveRoutes`)
 * at once, with everything that the start needs preloaded.
 */
export function pageAssets(options: {
  shell: Shell;
  owner: Remote | undefined;
  path: string;
  starter: string;
  deviceTuner?: string | undefined;
}): PageAssets {
  const { shell, owner, starter, deviceTuner } = options;
  const isInteractive =
    remoteForPath([{ routes: [...shell.interactiveRoutes, ...(owner?.interactiveRoutes ?? [])] }], options.path) !==
    undefined;
  return {
    css: fontCss(shell),
    fonts: shell.fonts.map(assetUrl),
    styleSheets: owner?.startStyles ?? [],
    ...(shell.icon ? { icon: assetUrl(shell.icon) } : {}),
    starter,
    ...(deviceTuner ? { deviceTuner } : {}),
    start: {
      main: assetUrl(shell.main),
      preload: [
        ...new Set([
          ...shell.startScripts.map(assetUrl),
          ...(owner?.startScripts ?? []),
          ...scriptsOfPage(owner, options.path),
        ]),
      ],
      start: isInteractive ? 'now' : 'idle',
      quietAfter,
    },
  };
}

/** Scripts of the chunk that the page at this path begins with; the most specific pattern wins. */
function scriptsOfPage(owner: Remote | undefined, path: string): readonly string[] {
  const pages = Object.entries(owner?.pageScripts ?? {}).map(([route, scripts]) => ({ routes: [route], scripts }));
  return remoteForPath(pages, path)?.scripts ?? [];
}

function assetUrl(file: string): string {
  return `/assets/${file}`;
}

/** The shell's style sheet (the fonts' faces, 2 KB); in the page it costs no request before the first text. */
export function fontCss(shell: Shell): string {
  const files = shell.styles.map((file) => path.join(shell.filesDir, file));
  const key = files.map((file) => `${file} ${stampOf(file)}`).join();
  if (kept?.key !== key) {
    const css = files.map((file) => readFileSync(file, 'utf8').replace(/\/\*#[^*]*\*\//g, '')).join('');
    kept = { key, css };
  }
  return kept.css;
}
