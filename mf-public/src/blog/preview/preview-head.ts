import { BLOG_PREVIEW_TOKEN, type BlogPreviewState, webAddress } from '@practice/contracts';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { PreviewedPostDocument } from '../../generated/graphql.ts';
import { firstWords } from '../../pages/first-words.ts';
import { paths } from '../../paths.ts';
import { prefetchSettings } from '../../site/site-settings.ts';

/** The API refuses longer ones. */
const MAX_TOKEN_LENGTH = 200;

/** Why a link shows no post. */
export const refusals: Record<Exclude<BlogPreviewState, 'valid'>, { status: number; title: string; text: string }> = {
  expired: {
    status: 410,
    title: 'Önizleme bağlantısının süresi doldu',
    text: 'Bağlantıyı gönderen kişiden yenisini isteyebilirsiniz.',
  },
  withdrawn: {
    status: 410,
    title: 'Önizleme bağlantısı geçersiz kılındı',
    text: 'Bu bağlantı artık bir yazı göstermiyor. Bağlantıyı gönderen kişiden yenisini isteyebilirsiniz.',
  },
  invalid: {
    status: 404,
    title: 'Önizleme bağlantısı geçersiz',
    text: 'Bağlantı eksik kopyalanmış ya da yazı silinmiş olabilir.',
  },
};

export function readToken(query: URLSearchParams): string {
  return (query.get(BLOG_PREVIEW_TOKEN) ?? '').slice(0, MAX_TOKEN_LENGTH);
}

/** Status and head of a preview, which no search engine lists. Rejects when it cannot be loaded. */
export async function previewHead({ client, url }: PageRequest): Promise<PageHead> {
  const [, { data }] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: PreviewedPostDocument, variables: { token: readToken(url.searchParams) } }),
  ]);
  const { state = 'invalid', post } = data?.blogPreview ?? {};
  const page = { robots: 'noindex, nofollow', canonical: paths.preview, query: [BLOG_PREVIEW_TOKEN] };
  if (state !== 'valid' || !post) {
    const { status, title } = refusals[state === 'valid' ? 'invalid' : state];
    return { ...page, status, title };
  }
  const image = webAddress(post.featuredImage ?? '');
  return {
    ...page,
    status: 200,
    title: post.metaTitle || post.title,
    description: post.metaDescription || post.excerpt || firstWords(post.html),
    ogType: 'article',
    ...(image ? { ogImage: image } : {}),
  };
}
