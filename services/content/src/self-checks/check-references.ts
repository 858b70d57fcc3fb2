import { inTurn, references, type SelfCheck, type StoredDocument } from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { BlogCategoryModel } from '../blog-categories/blog-category.model.ts';
import { BlogPostDraftModel } from '../blog-post-drafts/blog-post-draft.model.ts';
import { BlogPostRevisionModel } from '../blog-post-revisions/blog-post-revision.model.ts';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
import { PageModel } from '../pages/page.model.ts';

const inMenus = () => [{ place: 'menu', recordId: '' } as const];

/** Whether menus, pages and posts name what is there. */
export const checkReferences: SelfCheck = inTurn(
  references({
    from: MenuItemModel,
    field: 'menuId',
    to: MenuModel,
    records: inMenus,
    sentence: 'Bir menü öğesinin menüsü yok.',
  }),
  references({
    from: MenuItemModel,
    field: 'parentId',
    to: MenuItemModel,
    records: inMenus,
    sentence: 'Bir menü öğesi, olmayan bir öğenin altında.',
  }),
  references({
    from: MenuItemModel,
    field: 'pageId',
    // One whose page was deleted is kept, and hidden.
    filter: { isActive: true },
    to: PageModel,
    records: inMenus,
    sentence: 'Menüde görünen bir öğe, olmayan bir sayfaya götürüyor.',
  }),
  references({
    from: PageModel,
    field: 'parentId',
    to: PageModel,
    records: ({ _id }) => [{ place: 'page', recordId: String(_id) }],
    sentence: 'Bir sayfanın üst sayfası yok.',
  }),
  references({
    from: BlogPostModel,
    field: 'category',
    to: BlogCategoryModel,
    key: 'name',
    records: ({ _id }) => post(_id),
    sentence: 'Bir blog yazısının kategorisi yok.',
  }),
  references({
    from: BlogPostDraftModel,
    field: 'postId',
    to: BlogPostModel,
    sentence: 'Silinmiş bir blog yazısının taslağı duruyor.',
  }),
  references({
    from: BlogPostRevisionModel,
    field: 'postId',
    to: BlogPostModel,
    sentence: 'Silinmiş bir blog yazısının eski bir sürümü duruyor.',
  }),
);

function post(id: StoredDocument['_id']) {
  return [{ place: 'blogPost', recordId: String(id) } as const];
}
