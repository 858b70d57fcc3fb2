import { defineService, type Service } from '@practice/service-kit';
import { features } from './features.ts';
import sdl from './generated/sdl.ts';
import { seed } from './seed/seed.ts';

/** Meta tags for search engines and social cards. */
export function createService(): Service {
  return defineService({ name: 'seo', sdl, features: Object.values(features), seed });
}
