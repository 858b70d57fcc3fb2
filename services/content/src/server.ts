import {
  defineService,
  exampleCalls,
  type InternalFunctions,
  type Service,
  storedFileModels,
} from '@practice/service-kit';
import { findAddress, findAddresses } from './addresses/find-address.ts';
import { listAddresses } from './addresses/list-addresses.ts';
import { suggestAddresses } from './addresses/suggest-addresses.ts';
import { followBlogPostTime } from './blog/schedule/follow-blog-post-time.ts';
import { BLOG_POST_DUE } from './blog/schedule/queue-blog-post-times.ts';
import { listConsents } from './consents/list-consents.ts';
import { features } from './features.ts';
import sdl from './generated/sdl.ts';
import { getLegalTextVersion, hasLegalTextVersion } from './legal-texts/get-legal-text.ts';
import { LegalTextModel } from './legal-texts/legal-text.model.ts';
import { findLocalPageMeta } from './local-pages/find-local-page-meta.ts';
import { findReplacementPicture } from './media/find-replacement-picture.ts';
import { blogPostsHaveVersions } from './migrations/2026-11-22-blog-posts-have-versions.ts';
import { localPagesHaveAllTexts } from './migrations/2026-11-22-local-pages-have-all-texts.ts';
import { menusHaveVersions } from './migrations/2026-11-22-menus-have-versions.ts';
import { testimonialsHaveVersions } from './migrations/2026-11-22-testimonials-have-versions.ts';
import { encryptMailPassword } from './migrations/2026-11-23-encrypt-mail-password.ts';
import { localPagesNameTheirSources } from './migrations/2026-11-26-local-pages-name-their-sources.ts';
import { getPicture } from './pictures/get-picture.ts';
import { PICTURES_BUCKET } from './pictures/picture-bucket.ts';
import { resolvers } from './resolvers.ts';
import { routes } from './routes.ts';
import { exampleKinds } from './seed/examples/example-kinds.ts';
import { seed } from './seed/seed.ts';
import { runSelfCheckStep } from './self-checks/run-self-check-step.ts';
import { readSettings } from './settings/read-settings.ts';
import { SiteSettingModel } from './settings/site-setting.model.ts';
import { listFrequentSearches } from './site-search/list-frequent-searches.ts';

/** Site settings, menus, legal texts, city pages, blog and testimonials. */
export function createService(): Service {
  const internal: InternalFunctions<'content'> = {
    ...exampleCalls(exampleKinds),
    findAddress,
    findAddresses,
    suggestAddresses,
    findLocalPageMeta,
    listAddresses,
    listConsents,
    listFrequentSearches,
    readSettings,
    getLegalTextVersion,
    hasLegalTextVersion,
    getPicture,
    findReplacementPicture,
    runSelfCheckStep,
  };
  return defineService({
    name: 'content',
    sdl,
    resolvers,
    routes,
    features: Object.values(features),
    internal,
    jobs: { [BLOG_POST_DUE]: { run: followBlogPostTime } },
    seed,
    migrations: [
      blogPostsHaveVersions,
      localPagesHaveAllTexts,
      menusHaveVersions,
      testimonialsHaveVersions,
      encryptMailPassword,
      localPagesNameTheirSources,
    ],
    models: [LegalTextModel, SiteSettingModel, ...storedFileModels(PICTURES_BUCKET)],
  });
}
