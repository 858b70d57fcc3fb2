/** What search engines may do with a page; the first is what they do when nothing is said. */
export const robotsOptions = ['index, follow', 'noindex, nofollow', 'index, nofollow', 'noindex, follow'] as const;
