/** The page that shows a post as it would be published, to whoever has the link. No record may have its address. */
export const BLOG_PREVIEW_PATH = '/yazi-onizleme';

/** The query parameter with the signed token: in the path its letters could be spelled otherwise. */
export const BLOG_PREVIEW_TOKEN = 'anahtar';
