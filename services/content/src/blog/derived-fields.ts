import { plainText, sealRichText } from '@practice/service-kit';

const WORDS_A_MINUTE = 200;
const EXCERPT_LENGTH = 150;

/** What is stored beside a text, so that lists need not read it. */
export type DerivedFields = {
  contentSeal: string | null;
  readingMinutes: number;
  /** The beginning of the text, for posts without an excerpt. */
  firstWords: string;
};

/** The clean text of a post, and what lists show of it. */
export function derivedFields(content: string): DerivedFields & { content: string } {
  const { html, seal } = sealRichText(content);
  const text = plainText(html);
  return { content: html, contentSeal: seal, readingMinutes: readingMinutes(text), firstWords: firstWords(text) };
}

/** Minutes that reading a text takes, at 200 words a minute; at least one. */
function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.split(' ').length / WORDS_A_MINUTE));
}

/** The first 150 characters of a text, without a word cut in two. */
function firstWords(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH - 1);
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
