/** Sections of this remote, as the hash names them. */
export const sections = { seo: 'seo' } as const;
