import { type ChildNode, isTag, isText } from 'domhandler';

/** Whether there is anything to see in nodes: words, a picture or a line. */
export function hasContent(nodes: readonly ChildNode[]): boolean {
  return nodes.some((node) => {
    if (isText(node)) return node.data.trim() !== '';
    return isTag(node) && (node.name === 'img' || node.name === 'hr' || hasContent(node.children));
  });
}
