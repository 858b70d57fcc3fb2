import { Box, type HTMLChakraProps } from '@practice/ui';
import { playVideo } from './play-video.ts';
import { proseStyle } from './prose-style.ts';

type RichTextProps = Omit<HTMLChakraProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'ref'> & {
  /** As a service gives it: sanitised when it was saved, and again when it was read. */
  html: string;
};

/** A text with headings, lists and pictures, as staff have written it. */
export function RichText({ html, css = proseStyle, ...looks }: RichTextProps) {
  return (
    <Box
      css={css}
      onClick={playVideo}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service that has the text
      dangerouslySetInnerHTML={{ __html: html }}
      // The script in the head chooses the quality of pictures.
      suppressHydrationWarning
      {...looks}
    />
  );
}
