/** Sections of this remote, as named in the hash. */
export const sections = { seo: 'seo' } as const;
