import { Component, type ReactNode, Suspense } from 'react';
import { Box } from '../styled/layout.ts';

type Props = {
  /** Of this part alone on a page. */
  name: string;
  children: ReactNode;
};

/**
 * A part of a page that may fail alone. What throws on the server is left to the browser. What throws there is replaced by
 * what the visitor saw of it until then: the server's HTML, whose links work without scripts. When there was nothing, the
 * part is left out.
 */
export class PagePart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #kept: string | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { name, children } = this.props;
    if (!this.state.hasFailed) {
      return (
        <Box display="contents" data-page-part={name}>
          <Suspense>{children}</Suspense>
        </Box>
      );
    }
    // React replaces the old elements after this.
    this.#kept ??= document.querySelector(`[data-page-part="${name}"]`)?.innerHTML ?? '';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this page has shown it already
    return <Box key="kept" display="contents" data-page-part={name} dangerouslySetInnerHTML={{ __html: this.#kept }} />;
  }
}
