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

/**
 * Whether the document has an origin of its own, as a page with a script of its own has: no storage, and requests that the
 * server takes for another site's.
 */
export function isSandboxed(): boolean {
  return globalThis.origin === 'null';
}

/** Whether the document came with such a page. */
export function isOwnDocument(target: Document = document): boolean {
  return target.documentElement.hasAttribute(ownCodeMark);
}
