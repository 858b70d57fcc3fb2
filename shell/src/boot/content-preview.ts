import { contentPreviewReady, isContentPreviewTexts } from '@practice/contracts';
import { type Execute, overHttp, type QueryClient } from '@practice/ui/query';
import { SiteSettingsDocument } from '../generated/graphql.ts';

type Texts = Readonly<Record<string, string>>;
type Row = { settingKey: string; settingValue: string };

/** In the frame of the content manager: what is typed there stands in place of the published texts, and nothing acts. */
export function contentPreview(send: Execute = overHttp('/graphql')) {
  let texts: Texts = {};

  const execute: Execute = async (...request) => {
    const result = await send(...request);
    return { ...result, data: withTexts(result.data, texts) };
  };

  function connect(client: QueryClient): void {
    for (const type of ['click', 'auxclick', 'submit']) addEventListener(type, stop, true);
    addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== parent || !isContentPreviewTexts(data)) return;
      texts = data.texts;
      client.query({ query: SiteSettingsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    });
    parent.postMessage(contentPreviewReady, location.origin);
  }

  return { execute, connect };
}

/** A response with settings in it, with these texts among them. */
export function withTexts(data: unknown, texts: Texts): unknown {
  const { siteSettings } = (data ?? {}) as { siteSettings?: readonly Row[] };
  if (!siteSettings) return data;
  const others = siteSettings.filter(({ settingKey }) => !Object.hasOwn(texts, settingKey));
  const own = Object.entries(texts).map(([settingKey, settingValue]) => ({
    __typename: 'SiteSetting',
    settingKey,
    settingValue,
  }));
  return { ...(data as object), siteSettings: [...others, ...own] };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
