import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOVED_NODE, tolerateMovedNodes } from './tolerate-moved-nodes.ts';

const { insertBefore, removeChild } = Node.prototype;
const needed = vi.fn();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  document.body.innerHTML = '<p>metin<b></b></p>';
  tolerateMovedNodes();
  addEventListener(MOVED_NODE, needed);
});

afterEach(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
  removeEventListener(MOVED_NODE, needed);
  vi.clearAllMocks();
});

const paragraph = () => document.body.firstElementChild as HTMLElement;

/** Moves the text into two elements, as a translator does, and returns it. */
function moved(): Node {
  const text = paragraph().firstChild as Text;
  const outer = document.createElement('font');
  text.replaceWith(outer);
  outer.appendChild(document.createElement('font')).append(text);
  return text;
}

it('puts a node before the elements that a text was moved into', () => {
  const icon = document.createElement('i');
  paragraph().insertBefore(icon, moved());
  expect(paragraph().innerHTML).toBe('<i></i><font><font>metin</font></font><b></b>');
});

it('removes the elements that a text was moved into', () => {
  const text = moved();
  expect(paragraph().removeChild(text)).toBe(text);
  expect(paragraph().innerHTML).toBe('<b></b>');
});

it('puts a node at the end, and removes nothing, where a text has left the page', () => {
  const text = paragraph().firstChild as Node;
  text.parentNode?.replaceChild(document.createElement('font'), text);
  paragraph().insertBefore(document.createElement('i'), text);
  paragraph().removeChild(text);
  expect(paragraph().innerHTML).toBe('<font></font><b></b><i></i>');
});

it('says each time that it was needed, and warns once', () => {
  const text = moved();
  paragraph().insertBefore(document.createElement('i'), text);
  paragraph().removeChild(text);
  expect(needed.mock.calls.map(([event]) => event.detail)).toEqual([paragraph(), paragraph()]);
  expect(warn).toHaveBeenCalledOnce();
});

it('leaves alone what is where it was put', () => {
  const text = paragraph().firstChild as Node;
  paragraph().insertBefore(document.createElement('i'), text);
  paragraph().removeChild(text);
  expect(paragraph().innerHTML).toBe('<i></i><b></b>');
  expect(needed).not.toHaveBeenCalled();
});
