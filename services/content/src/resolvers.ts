import type { Resolvers } from './generated/schema.ts';
import { getLegalText } from './legal-texts/get-legal-text.ts';
import { listLegalTextVersions } from './legal-texts/list-legal-text-versions.ts';
import { listLegalTexts } from './legal-texts/list-legal-texts.ts';
import { publishLegalText } from './legal-texts/publish-legal-text.ts';
import { listSiteSettings } from './settings/list-site-settings.ts';
import { saveSettings } from './settings/save-settings.ts';

export const resolvers: Resolvers = {
  Mutation: {
    saveSettings: (_, input, ctx) => saveSettings(ctx, input),
    publishLegalText: (_, { slug, input }, ctx) => publishLegalText(ctx, { ...input, slug }),
  },
  Query: {
    siteSettings: (_, input, ctx) => listSiteSettings(ctx, input),
    legalText: (_, input, ctx) => getLegalText(ctx, input),
    legalTextVersions: (_, input, ctx) => listLegalTextVersions(ctx, input),
    legalTexts: (_, _input, ctx) => listLegalTexts(ctx),
  },
};
