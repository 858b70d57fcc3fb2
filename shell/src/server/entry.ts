// biome-ignore-all lint/performance/noBarrelFile: the entry of the server bundle
export { renderPage } from './render-page.tsx';
export { sharedModules } from './shared-modules.ts';
