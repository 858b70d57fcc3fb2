import { defineService, type Service } from '@practice/service-kit';
import sdl from './generated/sdl.ts';
import { MetaTagModel } from './meta-tags/meta-tag.model.ts';
import { resolvers } from './resolvers.ts';
import { routes } from './routes.ts';
import { seed } from './seed/seed.ts';

/** Meta tags for search engines and social cards. */
export function createService(): Service {
  return defineService({ name: 'seo', sdl, resolvers, routes, seed, models: [MetaTagModel] });
}
