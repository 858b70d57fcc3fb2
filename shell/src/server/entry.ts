// biome-ignore-all lint/performance/noBarrelFile: the entry of the server bundle
export { default as starter } from '../hydration/defer-boot.ts?text';
export { default as deviceTuner } from '../hydration/tune-device.ts?text';
export { renderPage } from './render-page.tsx';
export { sharedModules } from './shared-modules.ts';
