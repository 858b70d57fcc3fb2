// biome-ignore-all lint/performance/noBarrelFile: the entry of the server bundle
export { default as starter } from '../hydration/defer-boot.ts?text';
export { renderPage } from './render-page.tsx';
export { sharedModules } from './shared-modules.ts';
