import { blogPreviewLink, createBlogPreviewLinkInput } from '@practice/contracts';
import { del, post, type Route } from '@practice/service-kit';
import { createBlogPreviewLink } from './create-blog-preview-link.ts';
import { withdrawBlogPreviewLinks } from './withdraw-blog-preview-links.ts';

const path = '/api/blog-posts/:id/preview-links';

export const previewRoutes: Route[] = [
  post(path, createBlogPreviewLink, {
    summary: 'Editors: a link with which anybody sees a post as it would be published, for a day or a week.',
    body: createBlogPreviewLinkInput,
    response: blogPreviewLink,
    status: 201,
  }),
  del(path, withdrawBlogPreviewLinks, {
    summary: 'Editors: makes all links to previews of a post worthless that were given out until now.',
  }),
];
