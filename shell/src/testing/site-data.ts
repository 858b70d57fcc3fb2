export type SiteData = { settings?: Record<string, string>; menus?: Record<string, unknown> | 'broken' };

/** Responds to the frame's two queries; with `menus: 'broken'` as a server whose menus cannot be read. */
export function siteResponses({ settings = {}, menus = {} }: SiteData = {}) {
  return async (document: object) => {
    if (JSON.stringify(document).includes('"SiteMenus"')) {
      if (menus === 'broken') return { errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }], data: null };
      return { data: { __typename: 'Query', header: menus.header ?? null, footer: menus.footer ?? null } };
    }
    const siteSettings = Object.entries(settings).map(([settingKey, settingValue]) => ({
      __typename: 'SiteSetting',
      settingKey,
      settingValue,
    }));
    return { data: { __typename: 'Query', siteSettings } };
  };
}

/** A menu as the server sends it. Items are [title, url, parent's title]. */
export function menuOf(items: [string, string, string?][]) {
  return {
    __typename: 'Menu',
    id: 'menu',
    items: items.map(([title, url, parent], index) => ({
      __typename: 'MenuItem',
      id: title,
      title,
      url,
      parentId: parent ?? null,
      orderIndex: index,
      target: url.startsWith('https:') ? '_blank' : '_self',
    })),
  };
}
