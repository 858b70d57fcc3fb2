/** Of the event that says that a node was not where React had put it; `detail` is the element that was to hold it. */
export const MOVED_NODE = 'practice:moved-node';

/**
 * Lets React go on where a browser's translator of pages or an extension has moved a node: what stands in its place is
 * taken instead. Components of the product must not need it (`tooling/src/translation`); it is for those of libraries.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  let hasWarned = false;

  /** The child of `parent` that has the node in it now; null when the node has left the page. */
  function holderIn(parent: Node, node: Node): Node | null {
    dispatchEvent(new CustomEvent(MOVED_NODE, { detail: parent }));
    // biome-ignore lint/suspicious/noConsole: for those who look why a page behaves oddly
    if (!hasWarned) console.warn('A node was moved out of', parent);
    hasWarned = true;
    let holder: Node | null = node;
    while (holder && holder.parentNode !== parent) holder = holder.parentNode;
    return holder;
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next && next.parentNode !== this ? holderIn(this, next) : next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const holder = node.parentNode === this ? node : holderIn(this, node);
    if (holder) removeChild.call(this, holder);
    return node;
  };
}
