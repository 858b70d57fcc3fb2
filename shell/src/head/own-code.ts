import type { PageHead } from '@practice/ui/router';

/** Attribute of `<html>` on a page that brought styles or scripts of its own. */
export const ownCodeMark = 'data-own-code';

/**
 * Whether a page has styles or scripts of its own. They belong to its document: links to it and from it load the next page
 * as a document of its own.
 */
export function hasOwnCode({ inlineStyles = [], inlineScripts = [] }: PageHead): boolean {
  return inlineStyles.length + inlineScripts.length > 0;
}

/** Whether the document came with such a page. */
export function isOwnDocument(target: Document = document): boolean {
  return target.documentElement.hasAttribute(ownCodeMark);
}
