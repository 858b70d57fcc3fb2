import type { LocalPageBlock } from '@practice/contracts';

const types: readonly unknown[] = ['text', 'hero', 'services', 'faq'] satisfies LocalPageBlock['type'][];

/** The blocks of a city page, in their order. What is no block is left out: a wrong shape never breaks the page. */
export function readBlocks(pageBlocks: string): LocalPageBlock[] {
  const blocks = parsed(pageBlocks);
  if (!Array.isArray(blocks)) return [];
  return blocks.filter(isObject).flatMap(({ type, title, subtitle, content, items }) => {
    if (!types.includes(type)) return [];
    const read = Array.isArray(items) ? items.filter(isObject) : [];
    return {
      type: type as LocalPageBlock['type'],
      title: text(title),
      subtitle: text(subtitle),
      content: text(content),
      items: read.map((item) => ({ title: text(item.title), text: text(item.text) })).filter((item) => item.title),
    };
  });
}

/** The questions of all blocks that have an answer, each once. */
export function questionsOf(blocks: readonly LocalPageBlock[]): { question: string; answer: string }[] {
  const items = blocks.filter(({ type }) => type === 'faq').flatMap((block) => block.items);
  const answers = new Map(items.filter((item) => item.text).map((item) => [item.title, item.text]));
  return [...answers].map(([question, answer]) => ({ question, answer }));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
