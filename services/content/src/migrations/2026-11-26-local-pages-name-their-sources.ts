import { database, type Migration } from '@practice/service-kit';

/** City pages say where and of which year their figures are; those of before say nothing of it. */
export const localPagesNameTheirSources: Migration = {
  name: '2026-11-26-local-pages-name-their-sources',
  async up() {
    const unnamed = { figuresSource: { $exists: false } };
    await database()
      .collection('local_pages')
      .updateMany(unnamed, { $set: { figuresSource: '', figuresYear: '' } });
  },
};
