// biome-ignore-all lint/performance/noBarrelFile: the entry of the server bundle
import { deferBoot } from '../hydration/defer-boot.ts';

export { renderPage } from './render-page.tsx';
export { sharedModules } from './shared-modules.ts';
export const starter = deferBoot.toString();
